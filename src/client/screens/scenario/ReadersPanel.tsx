import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { tryPath } from '#client/page/scenario/listedWork.ts';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ReadersFacts } from './ReadersFacts.tsx';
import { readersTexts } from './readersTexts.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

/** What readers have made of a work, and the way to play it as they do; nothing before there is a work to read. */
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
