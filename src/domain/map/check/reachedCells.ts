import { isElevator } from '#domain/catalogs/eventTypes.ts';
import type { EventId } from '#domain/events/kinds.ts';
import { BORDER, type Border, SIDES, type Side } from '#domain/map/cell.ts';
import { edgeKey, isBlocking } from '#domain/map/edge.ts';
import type { EventLink } from '#domain/map/eventLinks.ts';
import { CELL_COUNT, cellIndex, cellPlace, neighbour, readField } from '#domain/map/floorGrid.ts';
import { type EventAt, edgeOf, type KnownFloor, type KnownLabyrinth, openingFlag } from './CheckedFloor.ts';
import { isElevatorAt } from './placeRules.ts';
import { allowsTeleport, isTeleport } from './teleportRules.ts';

const RANDOM_TELEPORT: EventId = 302;

/** The reachable floors by number, each with its reached cells: 1 at their `cellIndex`. */
export type ReachedCells = ReadonlyMap<number, Uint8Array>;

/**
 * Finds all cells of a scenario that can be reached from the entrances of its labyrinths: on foot, through any door that can be opened, and
 * by events on the way. Events to another labyrinth lead to its entrance. Each cell is visited once.
 * @param floors the painted floors; others lead nowhere
 */
export function reachedCells(
  floors: ReadonlyMap<number, KnownFloor>,
  labyrinths: readonly KnownLabyrinth[],
): ReachedCells {
  const visits = new Map<number, Visit>();
  const queue: (readonly [visit: Visit, cell: number])[] = [];
  const reach = (visit: Visit, cell: number) => {
    if (visit.reached[cell]) return;
    visits.set(visit.floor.number, visit);
    visit.reached[cell] = 1;
    visit.left--;
    queue.push([visit, cell]);
  };
  const arrive = ({ to, until = to }: Pick<EventLink, 'to' | 'until'>, isTeleported = false) => {
    const floor = floors.get(to.floor);
    if (!floor || Math.max(to.x, to.y) >= floor.size) return;
    const visit = visits.get(to.floor) ?? new Visit(floor);
    if (visit.left === 0) return;
    const [east, north] = [Math.min(until.x, floor.size - 1), Math.min(until.y, floor.size - 1)];
    for (let y = to.y; y <= north; y++)
      for (let x = to.x; x <= east; x++)
        if (!isTeleported || allowsTeleport(floor, x, y)) reach(visit, cellIndex(x, y));
  };
  /** Whether an elevator stops at the target of a link: only if an elevator is there. */
  const isStop = (event: EventAt, { to }: EventLink) =>
    !isElevator(event.type.id) || isElevatorAt(floors.get(to.floor), to);

  for (const { entrance } of labyrinths) arrive({ to: entrance });
  // The queue grows during the loop.
  for (const [visit, cell] of queue) {
    const { x, y } = cellPlace(cell);
    for (const side of SIDES) {
      if (!visit.isPassable(x, y, side)) continue;
      const beyond = neighbour(x, y, side, visit.floor.size);
      reach(visit, cellIndex(beyond.x, beyond.y));
    }
    const event = visit.events.get(cell);
    const isTeleported = event !== undefined && isTeleport(event);
    if (!event || (isTeleported && !allowsTeleport(visit.floor, x, y))) continue;
    // A random teleport leads to every cell where it may matter: those with events.
    if (event.type.id === RANDOM_TELEPORT) {
      for (const { at } of visit.floor.events)
        if (allowsTeleport(visit.floor, at.x, at.y)) reach(visit, cellIndex(at.x, at.y));
    }
    for (const link of event.links) if (isStop(event, link)) arrive(link, isTeleported);
  }
  return new Map(Array.from(visits, ([number, { reached }]) => [number, reached]));
}

/** A floor that is reached. */
class Visit {
  readonly floor: KnownFloor;
  readonly reached = new Uint8Array(CELL_COUNT);
  /** The number of its cells that are not reached. */
  left: number;
  /** The events, by `cellIndex`. */
  readonly events: ReadonlyMap<number, EventAt>;
  /** The edges with a gate that a flag opens, by `edgeKey`. */
  readonly #gates: ReadonlySet<number>;

  constructor(floor: KnownFloor) {
    this.floor = floor;
    this.left = floor.size ** 2;
    this.events = new Map(floor.events.map((one) => [cellIndex(one.at.x, one.at.y), one]));
    const flagged = floor.events.filter(openingFlag).flatMap((one) => edgeOf(one) ?? []);
    this.#gates = new Set(flagged.map((edge) => edgeKey(edge, floor.size)));
  }

  /** Whether an edge can ever be passed from its half in this cell (docs/domain.md, "Floor and cell"). */
  isPassable(x: number, y: number, side: Side): boolean {
    const { grid, size } = this.floor;
    const border = readField(grid, side, x, y) as Border;
    return border === BORDER.gate ? this.#gates.has(edgeKey({ x, y, side }, size)) : !isBlocking(border);
  }
}
