import { eventType } from '#domain/catalogs/eventTypes.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { CELL_COUNT, cellIndex, neighbour } from '#domain/map/floorGrid.ts';
import { elevatorStops } from '#game/queries/elevatorStops.ts';
import { isMet } from '#game/queries/isMet.ts';
import { passEdge } from '#game/queries/passEdge.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { CompiledEvent, OperationOf } from '#game/state/Operation.ts';
import { FACINGS, type Facing, sideOf } from '#game/state/Standing.ts';
import type { Floor } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';

/** A move, and the party's place after it: a step to a side, or a ride to a floor. */
export type Move = ({ readonly step: Facing } | { readonly ride: number }) & { readonly ends: Place };

/** Categories of events to avoid on the way to somewhere else: teleports, chutes, pits, tolls, ways out. */
const SHUNNED: readonly number[] = [3, 4, 5, 21];
const TOLL = 1202;
const [STAIRS, MOVING] = [1, 7] as const;

interface Node {
  readonly at: Place;
  readonly moves: readonly Move[];
}

/**
 * Finds the shortest way to a place in the labyrinth as it is for the party now: through open edges, over stairs, by elevators that it can
 * use, and along moving floors. Undefined if there is none.
 */
export function findWay(world: World, state: GameState, from: Place, to: Place): readonly Move[] | undefined {
  const seen = new Set([keyOf(from)]);
  const queue: Node[] = [{ at: from, moves: [] }];
  for (const { at, moves } of queue) {
    const floor = world.floors.get(at.floor);
    if (!floor) continue;
    const ways = [...steps(world, state, floor, at, to), ...(moves.length > 0 ? rides(world, state, floor, at) : [])];
    for (const { move, ends, passes } of ways) {
      const all = [...moves, { ...move, ends }];
      if (passes.some((place) => isSame(place, to))) return all;
      if (seen.has(keyOf(ends))) continue;
      seen.add(keyOf(ends));
      queue.push({ at: ends, moves: all });
    }
  }
  return undefined;
}

const keyOf = ({ floor, x, y }: Place): number => floor * CELL_COUNT + cellIndex(x, y);
export const isSame = (one: Place, other: Place): boolean => keyOf(one) === keyOf(other);

interface Way {
  readonly move: { readonly step: Facing } | { readonly ride: number };
  /** The party's place after it, and the places in between. */
  readonly ends: Place;
  readonly passes: readonly Place[];
}

function steps(world: World, state: GameState, floor: Floor, at: Place, to: Place): Way[] {
  return FACINGS.flatMap((step): Way[] => {
    const { is } = passEdge(world, state, floor, at, step);
    if (is !== 'open' && is !== 'door') return [];
    const beyond = { floor: floor.number, ...neighbour(at.x, at.y, sideOf(step), floor.size) };
    const event = eventIn(world, state, floor, beyond);
    const isShunned = event && (SHUNNED.includes(categoryOf(event)) || event.id === TOLL);
    if (isShunned && !isSame(beyond, to)) return [];
    const passes = carried(world, state, floor, beyond, step);
    return [{ move: { step }, ends: passes.at(-1) ?? beyond, passes }];
  });
}

/** Returns the places to which a step onto a cell leads, in order: stairs lead on once, moving floors as long as they do. */
function carried(world: World, state: GameState, floor: Floor, at: Place, heading: Facing): Place[] {
  const places = [at];
  let facing = heading;
  for (let turn = 0; turn < 64; turn++) {
    const here = places.at(-1) ?? at;
    const event = eventIn(world, state, floor, here);
    const operation = event?.operations.find(({ op }) => op === 'go' || op === 'push' || op === 'slide');
    if (!event || !operation) return places;
    if (operation.op === 'go') return categoryOf(event) === STAIRS ? [...places, operation.to] : places;
    if (categoryOf(event) !== MOVING) return places;
    if (operation.op === 'push') {
      if (operation.facing === 'any') return places;
      facing = operation.facing;
    }
    const most = operation.op === 'push' ? operation.cells : floor.size;
    let end = here;
    for (let cell = 0; cell < most; cell++) {
      if (passEdge(world, state, floor, end, facing).is !== 'open') break;
      end = { floor: floor.number, ...neighbour(end.x, end.y, sideOf(facing), floor.size) };
    }
    if (isSame(end, here)) return places;
    places.push(end);
  }
  return places;
}

function rides(world: World, state: GameState, floor: Floor, at: Place): Way[] {
  const ride = rideOf(world, state, eventIn(world, state, floor, at));
  if (!ride) return [];
  return elevatorStops(world, at, ride).map((stop) => {
    const ends = { floor: stop, x: ride.x, y: ride.y };
    return { move: { ride: stop }, ends, passes: [ends] };
  });
}

/** Returns the ride of an elevator if the party has what it requires. */
function rideOf(world: World, state: GameState, event: CompiledEvent | undefined): OperationOf<'ride'> | undefined {
  for (const one of event?.operations ?? []) {
    if (one.op === 'ride') return one;
    if (one.op !== 'when' || !isMet(world, state, one.guard)) continue;
    const [ride] = one.yes;
    if (ride?.op === 'ride') return ride;
  }
  return undefined;
}

function eventIn(world: World, state: GameState, floor: Floor, { x, y }: Place): CompiledEvent | undefined {
  const event = floor.events.get(cellIndex(x, y));
  if (event?.moment !== 'come') return undefined;
  const { facing: _, ...guard } = event.guard;
  return isMet(world, state, guard) ? event : undefined;
}

const categoryOf = ({ id }: CompiledEvent): number => eventType(id)?.category ?? 0;
