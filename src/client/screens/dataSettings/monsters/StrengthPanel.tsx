import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { useRecord } from '#client/resource/useRecord.ts';
import { muted } from '#client/shell/page.css.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { damagePerRound, fighterOfLevel, hitsToKill } from '#domain/play/monsterStrength.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import * as styles from './StrengthPanel.css.ts';

/** How far the fighters are from the monster's own level. */
const DISTANCES = [-4, -2, 0, 2, 4];

/** What a fighter of about the monster's level has to expect of it, drawn. */
export function StrengthPanel() {
  const text = useText();
  const { desk, number } = useOpenRecord();
  // The form is that of monsters, whose records are read by their schema.
  const record = useRecord(desk, number) as RecordOf<typeof monster>;
  const rows = DISTANCES.map((distance) => record.level + distance)
    .filter((level) => level >= 1)
    .map((level) => {
      const fighter = fighterOfLevel(level);
      return { level, damage: damagePerRound(record, fighter), hits: hitsToKill(record, fighter) };
    });
  const [most, longest] = [Math.max(...rows.map(({ damage }) => damage)), Math.max(...rows.map(({ hits }) => hits))];
  return (
    <Panel title={text('monsters.strength')}>
      <p className={muted}>{text('monsters.strength.about')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['fighter', 'damage', 'hits'] as const).map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {text(`monsters.strength.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, damage, hits }) => (
            <tr key={level} className={level === record.level ? styles.own : undefined}>
              <th scope="row" className={styles.cell}>
                {level}
                {level === record.level && <span className={muted}> {text('monsters.strength.own')}</span>}
              </th>
              <Measure value={damage} share={most > 0 ? damage / most : 0} />
              <Measure value={hits} share={hits / longest} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** A number with its length beside the others of its column. */
function Measure({ value, share }: { readonly value: number; readonly share: number }) {
  return (
    <td className={styles.cell}>
      <span className={styles.measure}>
        <span className={styles.value}>{value.toFixed(1)}</span>
        <ShareBar share={share} />
      </span>
    </td>
  );
}
