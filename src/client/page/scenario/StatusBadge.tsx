import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { SCENARIO_STATUSES, type ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';
import { badge } from './StatusBadge.css.ts';

/** A publish status in a word. */
export function StatusBadge({ status }: { status: ScenarioStatus }) {
  const language = useAtomValue(languageAtom);
  const { label } = statusOf(status);
  return <span className={badge({ status })}>{label[language]}</span>;
}

export const statusOf = (code: ScenarioStatus) =>
  SCENARIO_STATUSES.find((one) => one.code === code) ?? SCENARIO_STATUSES[0];
