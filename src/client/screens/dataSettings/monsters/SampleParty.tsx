import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { diceText } from '#domain/dice/diceText.ts';
import type { PartyMember } from '#game/measure/sampleParty.ts';
import { monstersTexts } from './monstersTexts.ts';
import * as styles from './StrengthPanel.css.ts';

const COLUMNS = ['name', 'row', 'ac', 'hp', 'blows', 'weapon'] as const;

interface SamplePartyProps {
  readonly level: number;
  readonly party: readonly PartyMember[];
}

/** The party against which a monster is measured, at a level; closed at first. */
export function SampleParty({ level, party }: SamplePartyProps) {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  return (
    <details>
      <summary className={styles.summary}>{text('monsters.party', { level })}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {text(`monsters.party.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {party.map(({ place, name, job, isInFront, ac, hp, blows, weapon }) => (
            <tr key={place}>
              <th scope="row" className={styles.cell}>
                {name[language]} <span className={styles.job}>{job[language]}</span>
              </th>
              <td className={styles.cell}>{text(isInFront ? 'monsters.party.front' : 'monsters.party.rear')}</td>
              <td className={styles.cell}>{ac}</td>
              <td className={styles.cell}>{hp}</td>
              <td className={styles.cell}>{blows}</td>
              <td className={styles.cell}>{diceText(weapon)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
