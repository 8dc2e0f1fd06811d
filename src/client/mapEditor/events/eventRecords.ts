import { eventSlotTypes, eventType, slotRecord } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { CELL_COUNT, type FloorGrid, GRID_SIDE, planeOf, readCell } from '#domain/map/floorGrid.ts';

/** The kinds of record that the events of floors name, in alphabetical order. */
export function eventRecords(grids: readonly FloorGrid[]): RecordKindName[] {
  const kinds = new Set<RecordKindName>();
  for (const grid of grids) {
    const ids = grid.subarray(planeOf('event_id') * CELL_COUNT, (planeOf('event_id') + 1) * CELL_COUNT);
    ids.forEach((id, index) => {
      const type = eventType(id);
      if (!type) return;
      const event = readCell(grid, index % GRID_SIDE, Math.floor(index / GRID_SIDE));
      if (event.flag !== 0 || event.B !== 0) kinds.add('event_flag');
      for (const { key, kind } of eventSlotTypes(type, event)) {
        const record = slotRecord(kind);
        if (record && record !== 'floor_map' && event[key] !== RECORD_KINDS[record].none) kinds.add(record);
      }
    });
  }
  return [...kinds].sort();
}
