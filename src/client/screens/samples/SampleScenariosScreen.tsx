import { useText } from '#client/i18n/useText.ts';
import { page } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { usePageTitle } from '#client/shell/usePageTitle.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { samplesTexts } from './samplesTexts.ts';

/** /sample-scenarios: nothing is shared yet, so the way back to one's own work. */
export default function SampleScenariosScreen() {
  const text = useText(samplesTexts);
  usePageTitle(text('samples.title'));
  return (
    <div className={page}>
      <Panel>
        <EmptyState
          text={text('samples.empty')}
          action={
            <RouteLink href="/scenarios" look="quiet">
              {text('samples.toScenarios')}
            </RouteLink>
          }
        />
      </Panel>
    </div>
  );
}
