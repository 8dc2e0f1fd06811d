import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { cellFieldPath } from '#domain/map/cellField.ts';
import * as styles from './checkSheet.css.ts';
import { encounterPlaceTexts, encountersTexts } from './encountersTexts.ts';
import { MetCards } from './MetCards.tsx';
import type { PlaceCheck } from './useEncounters.ts';

interface PlaceOddsProps {
  /** The number of the floor. */
  readonly floor: number;
  readonly place: PlaceCheck;
  /** The desk of the scenario's monsters. */
  readonly monsters: RecordDesk;
}

/** The corridors or the rooms of a floor: the places of the rooms, the tables drawn there, and the resulting odds. */
export function PlaceOdds({ floor, place, monsters }: PlaceOddsProps) {
  const text = useText(encounterPlaceTexts, encountersTexts);
  const { room_id, cells, rooms, tables, odds } = place;
  const title = text(`checkSheet.place.${room_id}`);
  const drawn = odds.filter(({ leader }) => leader === undefined);
  const anybody = drawn.reduce((sum, { chance }) => sum + chance, 0);
  const quiet = room_id === 0 ? 'checkSheet.quiet' : 'checkSheet.undrawn';
  return (
    <section className={styles.place}>
      <div className={styles.placeHead}>
        <h3 className={styles.placeTitle}>{title}</h3>
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
      {rooms.length > 0 && (
        <ul className={styles.cells} aria-label={text('checkSheet.rooms', { place: title })}>
          {rooms.map((room) => (
            <li key={`${room.x} ${room.y}`}>
              <RouteLink
                href={recordHref(monsters.scenarioId, 'floor_map', floor, cellFieldPath(room.x, room.y, 'room_id'))}
              >
                {text('checkSheet.room', { x: room.x, y: room.y, count: room.cells })}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      <MetCards met={odds} monsters={monsters} none={text(tables.length === 0 ? quiet : 'checkSheet.nobody')} />
    </section>
  );
}
