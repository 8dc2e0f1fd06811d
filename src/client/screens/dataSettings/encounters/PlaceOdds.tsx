import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { recordHref } from '#client/resource/recordHref.ts';
import { cards, facts, figure } from '#client/screens/dataSettings/monsters/MonsterCard.css.ts';
import { MonsterCard } from '#client/screens/dataSettings/monsters/MonsterCard.tsx';
import { muted } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import * as styles from './checkSheet.css.ts';
import { groupText } from './groupText.ts';
import type { PlaceSheet } from './useCheckSheet.ts';

interface PlaceOddsProps {
  readonly place: PlaceSheet;
  /** Of the monsters of the scenario. */
  readonly monsters: RecordDesk;
}

/** The corridors or the rooms of a floor: which tables are drawn there, and who comes of it. */
export function PlaceOdds({ place, monsters }: PlaceOddsProps) {
  const text = useText();
  const { room_id, cells, tables, odds } = place;
  const anybody = odds.reduce((sum, { chance }) => sum + chance, 0);
  return (
    <section className={styles.place}>
      <div className={styles.placeHead}>
        <h3 className={styles.placeTitle}>{text(`checkSheet.place.${room_id}`)}</h3>
        <span className={muted}>{text('checkSheet.cells', { count: cells })}</span>
        {tables.map(({ table, chance }) => (
          <RouteLink key={table} href={recordHref(monsters.scenarioId, 'encounter_setting', table)}>
            {text('checkSheet.table', {
              number: paddedNumber('encounter_setting', table),
              chance: formatShare(chance),
            })}
          </RouteLink>
        ))}
        {odds.length > 0 && (
          <span className={styles.anybody}>{text('checkSheet.anybody', { chance: formatShare(anybody) })}</span>
        )}
      </div>
      {odds.length === 0 && (
        <p className={muted}>{text(tables.length === 0 ? 'checkSheet.quiet' : 'checkSheet.nobody')}</p>
      )}
      <ul className={cards}>
        {odds.map(({ monster, chance, group_size }) => (
          <li key={monster}>
            <MonsterCard desk={monsters} number={monster}>
              <ShareBar share={chance} />
              <span className={facts}>
                <span className={figure}>{formatShare(chance)}</span>
                <span>{groupText(text, group_size)}</span>
              </span>
            </MonsterCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
