import { eventType, slotRecord } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { CELL_COUNT, type FloorGrid, GRID_SIDE, planeOf, readField } from '#domain/map/floorGrid.ts';

/** The kinds of record that the events of a floor name, in alphabetical order. */
export function eventRecords(grid: FloorGrid): RecordKindName[] {
  const events = grid.subarray(planeOf('event_id') * CELL_COUNT, (planeOf('event_id') + 1) * CELL_COUNT);
  const kinds = new Set<RecordKindName>();
  events.forEach((id, cell) => {
    if (id === 0) return;
    const [x, y] = [cell % GRID_SIDE, Math.floor(cell / GRID_SIDE)];
    if (readField(grid, 'flag', x, y) !== 0 || readField(grid, 'B', x, y) !== 0) kinds.add('event_flag');
    for (const { key, kind } of eventType(id)?.slots ?? []) {
      const record = slotRecord(kind);
      if (record && record !== 'floor_map' && readField(grid, key, x, y) !== RECORD_KINDS[record].none)
        kinds.add(record);
    }
  });
  return [...kinds].sort();
}
