// Where one monster is met: drawn in the corridors and rooms of floors, at battles that name it or draw a slot, and as the companion
// of whoever is met so.
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import type { monster } from '#domain/resources/monster.ts';
import { type Battle, type EncounterFloor, placesOf } from './encounterFloor.ts';
import { encounterOdds, groupSize, type Place, shares, slotTable } from './encounterOdds.ts';

type Table = Pick<RecordOf<typeof encounterSetting>, 'slots'>;
type Monster = Pick<RecordOf<typeof monster>, 'group_count' | 'companion' | 'companion_probability'>;
type Range = { readonly min: number; readonly max: number };

/** One way to meet a monster on a floor. */
export interface Meeting {
  /** The corridors or rooms in which it is drawn, or the battle at which it stands. */
  readonly at: { readonly room_id: Place } | Pick<Battle, 'x' | 'y' | 'event'>;
  /** Of each draw, or of the battle: that it comes. */
  readonly chance: number;
  readonly group_size: Range;
  /** Whose companion it comes as; undefined where it comes by itself. */
  readonly leader?: number;
}

/** All ways to meet a monster on a floor, the likeliest first. */
export function whereMet(
  number: number,
  floor: EncounterFloor,
  tables: ReadonlyMap<number, Table>,
  monsters: ReadonlyMap<number, Monster>,
): Meeting[] {
  const { settings } = floor;
  const own = groupSize(settings, monsters.get(number));
  const shared = new Map<number, number>();
  /** How likely it comes along with whoever is met. */
  const shareWith = (met: number): number => {
    const known = shared.get(met) ?? companionShare(met, number, monsters);
    shared.set(met, known);
    return known;
  };
  const meetings = (at: Meeting['at'], met: number, chance: number, size: Range): Meeting[] => {
    if (met === number) return chance > 0 ? [{ at, chance, group_size: size }] : [];
    const along = chance * shareWith(met);
    return along > 0 ? [{ at, chance: along, group_size: own, leader: met }] : [];
  };
  const drawn = placesOf(floor).flatMap((room_id) =>
    encounterOdds(settings, room_id, tables, monsters).flatMap(({ monster: met, chance, groupSize: size }) =>
      meetings({ room_id }, met, chance, size),
    ),
  );
  const fought = floor.battles.flatMap(({ x, y, event, monster: named, slot, count }) => {
    const at = { x, y, event };
    const size = count > 0 ? { min: count, max: count } : own;
    if (named !== undefined) return meetings(at, named, 1, size);
    const table = slot === undefined ? undefined : tables.get(slotTable(settings, slot));
    return shares(table).flatMap(({ monster: met, share }) => meetings(at, met, share, own));
  });
  return [...drawn, ...fought].sort((one, other) => other.chance - one.chance);
}

/** How likely a monster comes along with one that is met: as its companion, or as that of its companion, and so on. */
function companionShare(met: number, sought: number, monsters: ReadonlyMap<number, Monster>): number {
  const passed = new Set<number>();
  let [share, at] = [1, met];
  while (at !== sought) {
    const leader = monsters.get(at);
    if (!leader || passed.has(at)) return 0;
    passed.add(at);
    share *= leader.companion_probability / 100;
    at = leader.companion;
  }
  return share;
}
