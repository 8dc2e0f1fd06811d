import { allowsTeleport } from '#domain/map/check/teleportRules.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { CELL_COUNT, cellIndex, cellPlace } from '#domain/map/floorGrid.ts';
import {
  GOES_NOWHERE,
  GOES_ON_FLOOR,
  GOES_TO_CITY,
  SHOWS_COORDINATES,
  SHOWS_MAP,
  SHOWS_NOTHING,
} from '#domain/resources/spells/positionSpells.ts';
import { runOperations } from '#game/interpreter/runOperations.ts';
import { hasBit, NO_BITS } from '#game/state/bits.ts';
import { type Floor, hasCell } from '#game/world/compileFloor.ts';
import type { PartyCast } from './Casting.ts';

/** Encodes a cell of a floor as the target of a spell; `targetPlace` decodes it. */
export const placeTarget = ({ floor, x, y }: Place): number => floor * CELL_COUNT + cellIndex(x, y);
const targetPlace = (target: number): Place => ({
  floor: Math.floor(target / CELL_COUNT),
  ...cellPlace(target % CELL_COUNT),
});

/** Shows the party's position or moves the party, if the floor allows such magic. */
export function castPosition(cast: PartyCast): void {
  const { run, random, record } = cast;
  const { shows, moves, success, map_radius } = record.position;
  const { floor } = run;
  if (!floor || !random.chance(success)) {
    run.sink?.({ kind: 'warded' });
    return;
  }
  if (shows !== SHOWS_NOTHING) {
    if (floor.settings.coordinate_indicate_magic) run.sink?.({ kind: 'warded' });
    else if (shows === SHOWS_COORDINATES) run.sink?.({ kind: 'coordinates', place: run.draft.place });
    else if (shows === SHOWS_MAP) run.sink?.({ kind: 'map', radius: map_radius });
  }
  if (moves === GOES_NOWHERE) return;
  if (floor.settings.move_magic || !canGo(cast, floor)) run.sink?.({ kind: 'warded' });
  else runOperations(run, [moves === GOES_TO_CITY ? { op: 'goHome' } : { op: 'warp', to: targetPlace(cast.target) }]);
}

/** Whether the spell works at the party's place and reaches its target. */
function canGo({ run, record, target }: PartyCast, from: Floor): boolean {
  const { moves, most_cells, most_floors, visited_only, ignores_no_teleport } = record.position;
  const { draft, world } = run;
  if (!ignores_no_teleport && !allowsTeleport(from, draft.place.x, draft.place.y)) return false;
  if (moves === GOES_TO_CITY) return true;
  const to = targetPlace(target);
  const floor = world.floors.get(to.floor);
  if (!floor || !hasCell(floor, to)) return false;
  if (!ignores_no_teleport && !allowsTeleport(floor, to.x, to.y)) return false;
  if (visited_only && !hasBit(draft.seen[to.floor] ?? NO_BITS, cellIndex(to.x, to.y))) return false;
  if (moves === GOES_ON_FLOOR) {
    const cells = Math.max(Math.abs(to.x - draft.place.x), Math.abs(to.y - draft.place.y));
    return to.floor === from.number && cells <= most_cells;
  }
  const isSame = world.labyrinthOf.get(to.floor) === world.labyrinthOf.get(from.number);
  return isSame && Math.abs(to.floor - from.number) <= most_floors;
}
