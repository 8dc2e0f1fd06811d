import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { tryPath } from '#client/screens/works/listedWork.ts';
import { ReadersFacts } from '#client/screens/works/ReadersFacts.tsx';
import { worksTexts } from '#client/screens/works/worksTexts.ts';
import { muted, small } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { StatusBadge, statusOf } from '#client/shell/scenario/StatusBadge.tsx';
import { type Scenario, scenarioPath } from '#client/shell/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';
import * as styles from './scenarioHome.css.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

/** The three publish statuses, each with who can see the work (spec 1 §4). */
export function StatusPanel({ scenario }: { scenario: Scenario }) {
  const text = useText(scenarioHomeTexts, worksTexts);
  const tryHref = tryPath(scenario);
  const language = useAtomValue(languageAtom);
  return (
    <Panel
      title={text('scenarioHome.status')}
      actions={
        <RouteLink href={`${scenarioPath(scenario.id)}/scenario-tools/work-outline/status-setting`}>
          {text('scenarioHome.publish')}
        </RouteLink>
      }
    >
      <ul className={styles.statuses}>
        {PUBLISH_VARIANTS.map(({ field, label }) => (
          <li key={field}>
            <p className={styles.status}>
              <span>{label[language]}</span>
              <StatusBadge status={scenario[field]} />
            </p>
            <p className={`${muted} ${small}`}>{statusOf(scenario[field]).audience[language]}</p>
          </li>
        ))}
      </ul>
      <ReadersFacts scenario={scenario} />
      {tryHref !== undefined && (
        <p>
          <RouteLink href={tryHref}>{text('readers.try')}</RouteLink>
        </p>
      )}
    </Panel>
  );
}
