import { type EventSlot, eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Reference } from '#domain/resource/references.ts';
import type { CellField } from './cell.ts';
import { cellFieldLabel, cellFieldPath } from './cellField.ts';
import { cellPlace, type FloorGrid, planeValues, readCell, readField, writeField } from './floorGrid.ts';

/** A reference of an event: its slot, and the number, which may be none. */
export interface EventReference {
  readonly x: number;
  readonly y: number;
  readonly field: CellField;
  readonly to: RecordKindName;
  readonly number: number;
  /** The access to the flag, for a flag. */
  readonly access: FlagAccess | undefined;
}
type ReferenceSlot = Pick<EventReference, 'field' | 'to' | 'access'>;

const kept = new WeakMap<readonly EventSlot[], readonly ReferenceSlot[]>();

/** Returns the references of an event, by slot. The condition `flag` is one too, with a sign. */
function referring(slots: readonly EventSlot[]): readonly ReferenceSlot[] {
  const found = kept.get(slots) ?? [
    { field: 'flag', to: 'event_flag', access: 'reads' },
    ...slots.flatMap(({ path, field }) =>
      field.kind === 'reference' ? [{ field: path as CellField, to: field.to, access: field.access }] : [],
    ),
  ];
  kept.set(slots, found);
  return found;
}

/** Whether events can refer to records of a kind. */
export const eventsName = (kind: RecordKindName): boolean =>
  EVENT_CATEGORIES.some(({ types }) => types.some((type) => referring(eventSlots(type)).some(({ to }) => to === kind)));

/** Returns all references of the events of a floor, including cells beyond its size, which come back when it grows. */
export function eventReferences(grid: FloorGrid): EventReference[] {
  const ids = planeValues(grid, 'event_id');
  const found: EventReference[] = [];
  ids.forEach((id, cell) => {
    const type = eventType(id);
    if (!type) return;
    const { x, y } = cellPlace(cell);
    const event = readCell(grid, x, y);
    for (const slot of referring(eventSlots(type, event)))
      found.push({ ...slot, x, y, number: Math.abs(event[slot.field]) });
  });
  return found;
}

/** Returns the references to one kind, with path and label. */
export function eventReferencesTo(grid: FloorGrid, kind: RecordKindName): Reference[] {
  return eventReferences(grid)
    .filter(({ to }) => to === kind)
    .map(({ x, y, field, number, access }) => ({
      path: cellFieldPath(x, y, field),
      label: cellFieldLabel(grid, x, y, field),
      number,
      access,
    }));
}

/** Returns a floor whose events refer to the new numbers of records; the same grid if nothing changes. */
export function renumberedEvents(grid: FloorGrid, kind: RecordKindName, moves: ReadonlyMap<number, number>): FloorGrid {
  let changed = grid;
  for (const { x, y, field, to, number } of eventReferences(grid)) {
    const after = to === kind ? moves.get(number) : undefined;
    if (after === undefined) continue;
    if (changed === grid) changed = grid.slice();
    writeField(changed, field, x, y, readField(grid, field, x, y) < 0 ? -after : after);
  }
  return changed;
}
