import { BORDER, type Border } from '#domain/map/cell.ts';
import { edgeKey } from '#domain/map/edge.ts';
import { cellIndex, readField } from '#domain/map/floorGrid.ts';
import { hasBit, NO_BITS } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { CompiledEvent } from '#game/state/Operation.ts';
import { type Facing, sideOf } from '#game/state/Standing.ts';
import type { Floor } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { isMet } from './isMet.ts';

/** The state of a side that the party tries to pass. */
export interface Passing {
  /** A side is open, a door, blocked or locked. */
  readonly is: 'open' | 'door' | 'blocked' | 'locked';
  readonly edge: number;
  /** The event of the edge, if its guard is met. */
  readonly event: CompiledEvent | undefined;
}

/** Returns whether a side can be passed from within a cell. Only the cell's own half of the edge counts. */
export function passEdge(
  world: World,
  state: GameState,
  floor: Floor,
  { x, y }: { readonly x: number; readonly y: number },
  facing: Facing,
): Passing {
  const side = sideOf(facing);
  const edge = edgeKey({ x, y, side }, floor.size);
  const found = floor.edges.get(edge);
  const event = found && isMet(world, state, found.guard) ? found : undefined;
  const is = passing(state, floor, readField(floor.grid, side, x, y) as Border, edge, event);
  const isShut = event?.shuts && event.cell !== cellIndex(x, y);
  return { is: isShut ? 'blocked' : is, edge, event };
}

/** The state of the side that the party faces; undefined if its floor no longer exists. */
export const edgeAhead = (world: World, state: GameState): Passing | undefined => {
  const floor = world.floors.get(state.place.floor);
  return floor && passEdge(world, state, floor, state.place, state.place.facing);
};

function passing(
  state: GameState,
  floor: Floor,
  border: Border,
  edge: number,
  event: CompiledEvent | undefined,
): Passing['is'] {
  const isOpened = () => hasBit(state.opened[floor.number] ?? NO_BITS, edge);
  const isFlagged = () => event?.opening !== undefined && hasBit(state.flags, event.opening);
  switch (border) {
    case BORDER.open:
    case BORDER.phantomWall:
      return 'open';
    case BORDER.door:
      return 'door';
    case BORDER.hiddenDoor:
      return isOpened() ? 'door' : 'blocked';
    case BORDER.lockedDoor:
      return isOpened() || isFlagged() ? 'door' : 'locked';
    case BORDER.gate:
      return isFlagged() ? 'open' : event?.opening === undefined ? 'blocked' : 'locked';
    default:
      return 'blocked';
  }
}
