import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRules } from '#client/resource/model/useRules.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import { type MonsterStrength, monsterStrength } from '#game/measure/monsterStrength.ts';
import { MonsterRound } from './MonsterRound.tsx';
import { monstersTexts } from './monstersTexts.ts';
import { SampleParty } from './SampleParty.tsx';
import * as styles from './StrengthPanel.css.ts';
import { useParty } from './useParty.ts';

/** The differences between the party's level and the monster's. */
const DISTANCES = [-4, -2, 0, 2, 4];

interface StrengthRow extends MonsterStrength {
  readonly level: number;
  /** The hit points of all members together. */
  readonly partyHp: number;
}

/** The strength of the monster against the sample party at levels near its own, as charts. */
export function StrengthPanel() {
  const text = useText(monstersTexts);
  const { desk, number } = useOpenRecord();
  // The monsters' form parses its records with their schema.
  const record = useRecord(desk, number) as RecordOf<typeof monster>;
  const ownLevel = Math.max(1, record.level);
  const rules = useRules(desk.scenarioId);
  const partyAt = useParty(desk.scenarioId);
  const rowOf = (level: number): StrengthRow => {
    const party = partyAt(level);
    const partyHp = party.reduce((sum, { hp }) => sum + hp, 0);
    return { level, partyHp, ...monsterStrength(rules, record, party) };
  };
  const rows = DISTANCES.map((distance) => ownLevel + distance)
    .filter((level) => level >= 1)
    .map(rowOf);
  return (
    <Panel title={text('monsters.strength')}>
      <p className={muted}>{text('monsters.strength.about')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['party', 'damage', 'hits', 'rounds'] as const).map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {text(`monsters.strength.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, partyHp, damage, hits, rounds }) => (
            <tr key={level} className={level === ownLevel ? styles.own : undefined}>
              <th scope="row" className={styles.cell}>
                {level}
                {level === ownLevel && <span className={muted}> {text('monsters.strength.own')}</span>}
              </th>
              <td className={styles.cell}>
                {amount(damage)}
                <span className={styles.measure}>
                  <ShareBar share={damage / partyHp} />
                  <span className={styles.value}>{formatShare(damage / partyHp)}</span>
                </span>
              </td>
              <td className={styles.cell}>{amount(hits)}</td>
              <td className={styles.cell}>{amount(rounds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <MonsterRound record={record} strength={rowOf(ownLevel)} />
      <SampleParty level={ownLevel} party={partyAt(ownLevel)} />
    </Panel>
  );
}

/** With one decimal; ∞ if it never ends. */
const amount = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '∞');
