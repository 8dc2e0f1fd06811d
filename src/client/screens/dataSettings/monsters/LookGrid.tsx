import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { MonsterLook } from '#client/screens/dataSettings/MonsterLook.tsx';
import { monster } from '#domain/resources/monster.ts';
import * as styles from './LookGrid.css.ts';

interface LookGridProps {
  readonly desk: RecordDesk;
  readonly numbers: readonly number[];
  readonly current: number | undefined;
  readonly onChoose: (number: number) => void;
}

/** Monsters by their pictures, with the current one marked. */
export function LookGrid({ desk, numbers, current, onChoose }: LookGridProps) {
  return (
    <ul className={styles.grid}>
      {numbers.map((number) => (
        <li key={number}>
          <LookButton desk={desk} number={number} isCurrent={number === current} onChoose={() => onChoose(number)} />
        </li>
      ))}
    </ul>
  );
}

interface LookButtonProps {
  readonly desk: RecordDesk;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function LookButton({ desk, number, isCurrent, onChoose }: LookButtonProps) {
  const language = useAtomValue(languageAtom);
  const record = useRecord(desk, number);
  return (
    <button type="button" className={styles.button} aria-pressed={isCurrent} onClick={onChoose}>
      <MonsterLook desk={desk} number={number} />
      <span className={styles.name}>{numberedName(monster, record, number, language)}</span>
    </button>
  );
}
