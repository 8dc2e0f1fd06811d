import { type CellEvent, EVENT_FIELDS, type EventField } from '#domain/map/event.ts';
import { type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { EventStepKey } from './eventTexts.ts';

/** What changes in the event of a cell. */
export type EventChange = Partial<CellEvent>;

/** The change of one event as a step of undo; without cells where nothing changes. `label`: its text key. */
export function eventPatch(grid: FloorGrid, x: number, y: number, change: EventChange, label: EventStepKey): Patch {
  const cell = readCell(grid, x, y);
  const fields = EVENT_FIELDS.filter((field) => change[field] !== undefined && change[field] !== cell[field]);
  const pick = (values: EventChange) => Object.fromEntries(fields.map((field: EventField) => [field, values[field]]));
  return {
    label: { key: label, count: 1 },
    cells: fields.length > 0 ? [{ x, y, before: pick(cell), after: pick(change) }] : [],
  };
}
