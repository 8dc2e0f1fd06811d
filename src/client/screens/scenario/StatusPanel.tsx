import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted, small } from '#client/shell/page.css.ts';
import { StatusBadge, statusOf } from '#client/shell/scenario/StatusBadge.tsx';
import type { Scenario } from '#client/shell/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import * as styles from './scenarioHome.css.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

const VARIANTS = [
  { field: 'status', name: 'general' },
  { field: 'status_platform', name: 'platform' },
  { field: 'status_console', name: 'console' },
] as const;

/** The three publish statuses, each with who can see the work (spec 1 §4). */
export function StatusPanel({ scenario }: { scenario: Scenario }) {
  const text = useText(scenarioHomeTexts);
  const language = useAtomValue(languageAtom);
  return (
    <Panel title={text('scenarioHome.status')}>
      <ul className={styles.statuses}>
        {VARIANTS.map(({ field, name }) => (
          <li key={field}>
            <p className={styles.status}>
              <span>{text(`scenarioHome.status_${name}`)}</span>
              <StatusBadge status={scenario[field]} />
            </p>
            <p className={`${muted} ${small}`}>{statusOf(scenario[field]).audience[language]}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
