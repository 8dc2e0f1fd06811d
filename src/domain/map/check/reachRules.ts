import { isElevator } from '#domain/catalogs/eventTypes.ts';
import { BORDER, type Border, SIDES, type Side } from '#domain/map/cell.ts';
import { isBlocking } from '#domain/map/edge.ts';
import { cellIndex, cellPlace, neighbour, readField } from '#domain/map/floorGrid.ts';
import { type CellProblem, type CheckedFloor, problemAt, type Way } from './CheckedFloor.ts';
import { hasElevator } from './placeRules.ts';

const FLAG_DOOR = 802;
const RANDOM_TELEPORT = 302;

/** An event on a cell that nobody reaches. Nothing is said of a floor on which nobody arrives. */
export function eventsNobodyReaches(floor: CheckedFloor): CellProblem[] {
  if (floor.events.length === 0) return [];
  const arrivals = arrivalsOn(floor);
  if (arrivals.length === 0) return [];
  const reached = cellsReached(floor, arrivals);
  const fault = { ja: 'ここへは誰もたどり着けません。', en: 'Nobody can reach this cell.' };
  return floor.events
    .filter(({ at }) => !reached.has(cellIndex(at.x, at.y)))
    .map(({ at }) => problemAt(at, 'event_id', fault));
}

/** The cells by which one comes to a floor: entrances of labyrinths, and where events of other floors lead. */
function arrivalsOn(floor: CheckedFloor): number[] {
  const { number, context } = floor;
  const entrances = context.labyrinths.filter(({ entrance }) => entrance.floor === number);
  const ways = floor.floors.filter((other) => other.number !== number).flatMap((other) => other.ways.get(number) ?? []);
  return [...entrances.map(({ entrance: { x, y } }) => cellIndex(x, y)), ...ways.flatMap((way) => cellsOf(floor, way))];
}

/** The cells of its floor to which a way leads; an elevator comes only where one stands. */
function cellsOf(floor: CheckedFloor, { event, link: { to, until = to } }: Way): number[] {
  if (isElevator(event.type.id) && !hasElevator(floor, to)) return [];
  const [east, north] = [Math.min(until.x, floor.size - 1), Math.min(until.y, floor.size - 1)];
  const cells: number[] = [];
  for (let y = to.y; y <= north; y++) for (let x = to.x; x <= east; x++) cells.push(cellIndex(x, y));
  return cells;
}

/** Everything that can be reached on foot, through any door that can be opened, and by the events that one comes upon. */
function cellsReached(floor: CheckedFloor, from: readonly number[]): ReadonlySet<number> {
  const events = new Map(floor.events.map((one) => [cellIndex(one.at.x, one.at.y), one]));
  const ways = Map.groupBy(floor.ways.get(floor.number) ?? [], ({ link: { from } }) => cellIndex(from.x, from.y));
  const reached = new Set(from);
  // The set grows while it is walked: it is the queue of the search as well.
  for (const cell of reached) {
    const { x, y } = cellPlace(cell);
    for (const side of SIDES) {
      if (!isPassable(floor, x, y, side)) continue;
      const beyond = neighbour(x, y, side, floor.size);
      reached.add(cellIndex(beyond.x, beyond.y));
    }
    if (events.get(cell)?.type.id === RANDOM_TELEPORT) for (const one of events.keys()) reached.add(one);
    for (const way of ways.get(cell) ?? []) for (const one of cellsOf(floor, way)) reached.add(one);
  }
  return reached;
}

/** Whether an edge can ever be passed from its half in this cell (design: domain, "Floor and cell"). */
function isPassable(floor: CheckedFloor, x: number, y: number, side: Side): boolean {
  const border = readField(floor.grid, side, x, y) as Border;
  if (border === BORDER.gate) return floor.eventsOf({ x, y, side }).some(({ type }) => type.id === FLAG_DOOR);
  return !isBlocking(border);
}
