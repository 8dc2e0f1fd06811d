import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { allowsTeleport } from '#domain/map/check/teleportRules.ts';
import { isClosed } from '#domain/map/edge.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { neighbour } from '#domain/map/floorGrid.ts';
import { isConditionMet } from '#game/queries/isMet.ts';
import { passEdge } from '#game/queries/passEdge.ts';
import type { Run } from '#game/run/Run.ts';
import { hasBit } from '#game/state/bits.ts';
import type { OperationOf, Operations } from '#game/state/Operation.ts';
import { CITY, type Facing, type Standing, sideOf, turned } from '#game/state/Standing.ts';
import { hasCell } from '#game/world/compileFloor.ts';
import { arrivalAt, enterCell } from './enterCell.ts';

/** The maximum number of moves in one step. */
export const MOST_MOVES = 64;

/** Counts one more move; false if there were too many. */
function mayMove(run: Run): boolean {
  if (run.moves++ < MOST_MOVES) return true;
  run.sink?.({ kind: 'endless' });
  return false;
}

/** Moves the party to a cell. The event there happens unless it is one that moves the party. */
export function go(run: Run, { to, facing, way, done = [] }: Omit<OperationOf<'go'>, 'op'>): Operations {
  const target = run.world.floors.get(to.floor);
  if (!target || !hasCell(target, to)) {
    run.sink?.({ kind: 'nowhere' });
    return [];
  }
  if (way === 'teleport' && !(allowsTeleport(target, to.x, to.y) && mayTeleport(run))) {
    run.sink?.({ kind: 'warded' });
    return [];
  }
  // `done` comes first, because the target's event may depend on it.
  if (done.length > 0 && run.moves < MOST_MOVES) return [...done, { op: 'go', to, facing, way }];
  if (!mayMove(run)) return [];
  run.cameFrom = run.draft.place;
  run.draft.mode = 'labyrinth';
  run.apply({ op: 'stand', to: { ...run.draft.place, ...to, ...(facing > 0 && { facing: facing as Facing }) } });
  run.heading = 0;
  run.sink?.({ kind: 'moved', way });
  enterCell(run);
  return arrivalAt(run, way);
}

/** Whether position events work at the party's cell; in the city all of them do. */
const mayTeleport = ({ floor, draft }: Run): boolean => !floor || allowsTeleport(floor, draft.place.x, draft.place.y);

/** Moves the party to a random cell of a floor that allows teleports, preferably to one that it can leave. */
export function goAny(run: Run, { floor: number, area, done = [] }: Omit<OperationOf<'goAny'>, 'op'>): Operations {
  const floor = run.world.floors.get(number);
  const places: Place[] = [];
  for (let y = area?.y1 ?? 0; floor && y < floor.size && y <= (area?.y2 ?? y); y++) {
    for (let x = area?.x1 ?? 0; x < floor.size && x <= (area?.x2 ?? x); x++) {
      if (allowsTeleport(floor, x, y)) places.push({ floor: number, x, y });
    }
  }
  const good = places.filter((place) => floor && !isClosed(floor.grid, place));
  const open = good.length > 0 ? good : places;
  const to = open.length > 0 ? open[run.random.below(open.length)] : undefined;
  if (to) return go(run, { to, facing: 0, way: 'teleport', done });
  run.sink?.({ kind: floor ? 'warded' : 'nowhere' });
  return [];
}

/** Moves the party to the entrance of a labyrinth. Through its gate, this works only if the labyrinth is open and its condition is met. */
export function enter(run: Run, { labyrinth: number, way, done = [] }: Omit<OperationOf<'enter'>, 'op'>): Operations {
  const labyrinth = run.world.labyrinths.get(number);
  if (!labyrinth) {
    run.sink?.({ kind: 'nowhere' });
    return [];
  }
  if (way === 'entrance' && !isOpen(run, number)) {
    run.sink?.({ kind: 'labyrinthClosed', labyrinth: number });
    return [];
  }
  run.sink?.({ kind: 'entered', labyrinth: number });
  return go(run, { to: labyrinth.entrance, facing: 0, way, done });
}

/** Whether the party may enter a labyrinth: it is open, and its condition for entering is met. */
export function isOpen({ world, draft }: Pick<Run, 'world' | 'draft'>, number: number): boolean {
  const setting = world.labyrinths.get(number)?.setting;
  if (!setting || !hasBit(draft.labyrinths, number)) return false;
  if (!setting.intrusion_condition_required) return true;
  const { intrusion_condition_number: condition } = setting;
  return isConditionMet(draft, condition, setting.condition[conditionParameter(condition)]);
}

/** Pushes the party over a number of cells, until an edge blocks it. The event of the last cell happens. */
export function push(run: Run, facing: Facing, cells: number): Operations {
  const passed = shove(run, facing, cells);
  return passed > 0 ? arrivalAt(run) : [];
}

/** Pushes the party in the direction it came, up to a wall and at most once around the floor. */
export const slide = (run: Run): Operations => push(run, run.heading || run.draft.place.facing, run.floor?.size ?? 0);

/**
 * Pushes the party back by a cell, where no event happens. The way it came is always open for that, even through doors and one-way
 * edges, and a party that did not walk here returns to where it was. Otherwise a toll could not stop a party that arrived in these ways.
 * `facing` is the preferred direction if that side is open; 0 for the way it came.
 */
export function pushBack(run: Run, { facing }: OperationOf<'back'>): Operations {
  const { heading, cameFrom, draft } = run;
  if (facing !== 0 && shove(run, facing, 1) > 0) return [];
  if (heading !== 0) shove(run, turned(heading, 2), 1, true);
  else if (cameFrom) return sendBack(run, cameFrom);
  else if (facing === 0) shove(run, turned(draft.place.facing, 2), 1);
  return [];
}

/** Returns the party to the place where it was before it was moved here. */
function sendBack(run: Run, cameFrom: Standing): Operations {
  if (cameFrom.floor === CITY.floor) return [{ op: 'leave' }];
  if (!mayMove(run)) return [];
  run.apply({ op: 'stand', to: cameFrom });
  run.sink?.({ kind: 'sentBack' });
  enterCell(run);
  return [];
}

/** Pushes the party and returns the number of cells passed. @param isSure whether it passes any edge */
function shove(run: Run, facing: Facing, cells: number, isSure = false): number {
  let passed = 0;
  for (; passed < cells; passed++) {
    const { floor, draft, world } = run;
    if (!floor || !(isSure || passEdge(world, draft, floor, draft.place, facing).is === 'open')) break;
    if (!mayMove(run)) break;
    const { x, y } = draft.place;
    run.apply({ op: 'stand', to: { ...draft.place, ...neighbour(x, y, sideOf(facing), floor.size) } });
    run.heading = facing;
    run.cameFrom = undefined;
    enterCell(run);
  }
  if (passed > 0) run.sink?.({ kind: 'pushed', facing, cells: passed });
  return passed;
}
