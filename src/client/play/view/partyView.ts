import type { View } from '#client/firstPerson/loadView.ts';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import { type Edge, otherHalf, readBorder } from '#domain/map/edge.ts';
import { EDGE_LOOK, type EdgeLook } from '#domain/map/edgeLook.ts';
import { cellIndex, cellPlace } from '#domain/map/floorGrid.ts';
import { GREAT_LIGHT, LIGHT } from '#domain/resources/spells/continuedSpells.ts';
import { isMet } from '#game/queries/isMet.ts';
import { lastsOf } from '#game/queries/lastingSpells.ts';
import { hasBit, NO_BITS, numbersIn } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Standing } from '#game/state/Standing.ts';
import type { Floor } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import type { SeenFloor } from '#view/index.ts';

/** The view of a party from its place. */
export interface PartyView {
  readonly place: Standing;
  readonly seen: SeenFloor;
  /** The floor's option for the material of its walls. */
  readonly wall: number;
  /** The number of cells that are visible ahead. */
  readonly cells: number;
}

/** Returns the floor as this party sees it: with the doors that it found, the gates that are open, and without what was taken. */
export function partyView(view: View, world: World, state: GameState): PartyView | undefined {
  const floor = world.floors.get(state.place.floor);
  if (!floor) return undefined;
  const { grid, size, settings } = floor;
  const seen = view.seeFloor(grid, size, settings);
  for (const key of numbersIn(state.opened[floor.number] ?? NO_BITS)) {
    const edge = edgeOf(key);
    for (const half of [edge, otherHalf(edge, size)]) {
      if (readBorder(grid, half) === BORDER.hiddenDoor) setLook(seen, half, EDGE_LOOK.door);
    }
  }
  for (const [key, { opening }] of floor.edges) {
    if (opening === undefined || !hasBit(state.flags, opening)) continue;
    const edge = edgeOf(key);
    for (const half of [edge, otherHalf(edge, size)]) {
      if (readBorder(grid, half) === BORDER.gate) setLook(seen, half, EDGE_LOOK.nothing);
    }
  }
  hideAbsent(seen, world, state, floor);
  return { place: state.place, seen, wall: settings.wall, cells: lightOf(world, state) };
}

/** Returns the range of sight: by the light that was cast, else by the rules for a party without light. */
function lightOf(world: World, state: GameState): number {
  const { light_range, light_range_light, light_range_great } = world.rules.magic;
  if (lastsOf(world, state, GREAT_LIGHT)) return light_range_great;
  return lastsOf(world, state, LIGHT) ? light_range_light : light_range;
}

/** Hides events that have happened for good, or whose conditions are not met. */
function hideAbsent(seen: SeenFloor, world: World, state: GameState, { events }: Floor): void {
  for (const [cell, { guard }] of events) {
    const { facing: _whoeverLooks, ...rest } = guard;
    if (!isMet(world, state, rest)) seen.sprites[cell] = 0;
  }
}

/** Returns the edge of a key (`edgeKey`), owned by the cell that has it in the north or east. */
const edgeOf = (key: number): Edge => ({ ...cellPlace(key >> 1), side: key & 1 ? 'east' : 'north' });

export const lookAt = (x: number, y: number, side: number): number => 4 * cellIndex(x, y) + side;

function setLook(seen: SeenFloor, { x, y, side }: Edge, look: EdgeLook): void {
  seen.edges[lookAt(x, y, SIDES.indexOf(side))] = look;
}
