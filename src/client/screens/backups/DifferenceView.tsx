import { useAtomValue } from 'jotai';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { SCENARIO_LANGUAGE_LABELS, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';
import * as styles from './backups.css.ts';
import { backupsTexts } from './backupsTexts.ts';
import { FloorDifference } from './FloorDifference.tsx';
import { RecordDifference } from './RecordDifference.tsx';
import type { RestoredPart } from './useBackups.ts';

export type Difference = RouterOutputs['backups']['compare']['data']['difference'];

interface DifferenceViewProps {
  readonly scenarioId: string;
  readonly difference: Difference;
  readonly onRestore: ((part: RestoredPart) => void) | undefined;
}

/** All differences between two states of a scenario: floors drawn side by side, records by field. */
export function DifferenceView({ scenarioId, difference, onRestore }: DifferenceViewProps) {
  const text = useText(backupsTexts);
  const language = useAtomValue(languageAtom);
  const { scenario, floors, kinds, records } = difference;
  if (scenario.length + floors.length + kinds.length === 0) return <p role="status">{text('compare.same')}</p>;
  return (
    <>
      {scenario.length > 0 && (
        <section>
          <h3 className={styles.heading}>{text('compare.scenario')}</h3>
          {scenario.map(({ path, before, after }) => (
            <p key={path}>
              {text(`compare.${path as 'title_ja' | 'title_en' | 'author_name' | 'languages'}`)}:{' '}
              {shown(path, before, language)} → {shown(path, after, language)}
            </p>
          ))}
        </section>
      )}
      {floors.length > 0 && (
        <section>
          <h3 className={styles.heading}>{text('compare.floors', { count: floors.length })}</h3>
          <ul className={styles.floors}>
            {floors.map((floor) => (
              <FloorDifference key={floor.number} floor={floor} scenarioId={scenarioId} onRestore={onRestore} />
            ))}
          </ul>
        </section>
      )}
      {kinds.map(({ kind, added, changed, removed }) => {
        const told = records.filter((record) => record.kind === kind);
        const left = added + changed + removed - told.length;
        const title = RECORD_KINDS[kind].title[language];
        return (
          <section key={kind}>
            <div className={styles.kindHead}>
              <h3>{title}</h3>
              <span className={styles.muted}>{text('compare.counts', { added, changed, removed })}</span>
              {onRestore && (
                <Button
                  size="small"
                  tone="plain"
                  aria-label={text('compare.restoreKindOf', { kind: title })}
                  onPress={() => onRestore({ kind })}
                >
                  {text('compare.restoreKind')}
                </Button>
              )}
            </div>
            <div className={styles.records}>
              {told.map((record) => (
                <RecordDifference key={record.number} record={record} scenarioId={scenarioId} />
              ))}
              {left > 0 && <p className={styles.muted}>{text('compare.rest', { count: left })}</p>}
            </div>
          </section>
        );
      })}
    </>
  );
}

const shown = (path: string, value: unknown, language: Language): string =>
  path === 'languages' ? SCENARIO_LANGUAGE_LABELS[value as ScenarioLanguages][language] : String(value);
