import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { tryPath } from '#client/page/scenario/listedWork.ts';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ReadersFacts } from './ReadersFacts.tsx';
import { readersTexts } from './readersTexts.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

/** The readers' numbers of a work, and a link to play it as they do; nothing before there is a release. */
export function ReadersPanel({ scenario }: { scenario: Scenario }) {
  const text = useText(scenarioHomeTexts, readersTexts);
  const tryHref = tryPath(scenario);
  if (tryHref === undefined && scenario.released_at === null) return null;
  return (
    <Panel title={text('scenarioHome.readers')}>
      <ReadersFacts scenario={scenario} />
      {tryHref !== undefined && (
        <p>
          <RouteLink href={tryHref}>{text('readers.try')}</RouteLink>
        </p>
      )}
    </Panel>
  );
}
