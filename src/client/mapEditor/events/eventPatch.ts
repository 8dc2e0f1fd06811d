import { type CellEvent, EVENT_FIELDS, type EventField } from '#domain/map/event.ts';
import { type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { EventStepKey } from './eventTexts.ts';

/** The changed fields of a cell's event. */
export type EventChange = Partial<CellEvent>;

/** Returns the change of one event as an undo step; it has no cells if nothing changes. `label` is its text key. */
export function eventPatch(grid: FloorGrid, x: number, y: number, change: EventChange, label: EventStepKey): Patch {
  const cell = readCell(grid, x, y);
  const fields = EVENT_FIELDS.filter((field) => change[field] !== undefined && change[field] !== cell[field]);
  const pick = (values: EventChange) => Object.fromEntries(fields.map((field: EventField) => [field, values[field]]));
  return {
    label: { key: label, count: 1 },
    cells: fields.length > 0 ? [{ x, y, before: pick(cell), after: pick(change) }] : [],
  };
}
