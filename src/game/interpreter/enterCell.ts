import { eventType } from '#domain/catalogs/eventTypes.ts';
import { BORDER, type Border, ZONE } from '#domain/map/cell.ts';
import { readField } from '#domain/map/floorGrid.ts';
import { GREAT_LIGHT, SEES } from '#domain/resources/spells/continuedSpells.ts';
import { leftChest } from '#game/chests/leftFinds.ts';
import { isMet } from '#game/queries/isMet.ts';
import { lastsOf, lightsOutInDark } from '#game/queries/lastingSpells.ts';
import { passEdge } from '#game/queries/passEdge.ts';
import type { Run } from '#game/run/Run.ts';
import { hasBit, NO_BITS } from '#game/state/bits.ts';
import type { EventMoment, Operations, Way } from '#game/state/Operation.ts';
import { FACINGS, type Facing, sideOf } from '#game/state/Standing.ts';

/** Categories of events that move the party; arriving by such an event triggers no other one of them. */
const LEADING_ON: readonly number[] = [1, 2, 3, 4];

/** Applies the effects of a cell itself: lights go out in the dark, the map is updated, and hidden doors are found. */
export function enterCell(run: Run): void {
  const { floor, draft, world } = run;
  if (!floor) return;
  const { x, y } = draft.place;
  const lights = readField(floor.grid, 'floor_id', x, y) & ZONE.dark ? lightsOutInDark(world, draft) : [];
  if (lights.length > 0) run.apply({ op: 'endLights', spells: lights });
  run.apply({ op: 'see', cell: { floor: floor.number, at: run.cell } });
  const sees = lastsOf(world, draft, GREAT_LIGHT) ?? lastsOf(world, draft, SEES);
  if (sees) for (const facing of FACINGS) findDoor(run, facing);
}

/** The operations of the cell's event at a moment; none if its guard is not met. @param way by which the party arrived */
export function eventHere(run: Run, moment: EventMoment, way?: Way): Operations {
  const event = run.floor?.events.get(run.cell);
  if (event?.moment !== moment || !isMet(run.world, run.draft, event.guard)) return [];
  const category = eventType(event.id)?.category ?? 0;
  return way && LEADING_ON.includes(category) ? [] : event.operations;
}

/** The operations on arriving in a cell: a chest in which something was left, then the event. */
export const arrivalAt = (run: Run, way?: Way): Operations => [...leftChest(run), ...eventHere(run, 'come', way)];

/** Finds the hidden door on a side of a cell, by default the party's own. Returns whether there was one to find. */
export function findDoor(
  run: Run,
  facing: Facing,
  { x, y }: { readonly x: number; readonly y: number } = run.draft.place,
): boolean {
  const { floor, draft, world } = run;
  if (!floor) return false;
  if ((readField(floor.grid, sideOf(facing), x, y) as Border) !== BORDER.hiddenDoor) return false;
  const { edge } = passEdge(world, draft, floor, { x, y }, facing);
  if (hasBit(draft.opened[floor.number] ?? NO_BITS, edge)) return false;
  run.apply({ op: 'find', edge: { floor: floor.number, at: edge } });
  return true;
}
