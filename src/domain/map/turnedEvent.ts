import { eventType } from '#domain/catalogs/eventTypes.ts';
import type { Cell } from './cell.ts';
import { linkSlots } from './movedLinks.ts';
import { isMirrored, type Placement, turnedFacing } from './placement.ts';

/**
 * Returns the changes of an event on a part of a floor that is turned or mirrored (docs/domain.md, "Events"): the required facing, its
 * sides and its facings turn too, and a mirrored turntable turns the other way. The facing on arrival belongs to the target and turns with
 * it (movedLinks.ts).
 */
export function turnedEvent(cell: Cell, placement: Placement): Partial<Cell> {
  const type = eventType(cell.event_id);
  const changed: Partial<Cell> = { muki: turnedFacing(placement, cell.muki) };
  if (!type) return changed;
  if (type.mirrored !== undefined && isMirrored(placement)) changed.event_id = type.mirrored;
  const arrival = linkSlots(type.id)?.facing;
  for (const { key, kind } of type.slots) {
    if ((kind === 'facing' || kind === 'side') && key !== arrival) changed[key] = turnedFacing(placement, cell[key]);
  }
  return changed;
}
