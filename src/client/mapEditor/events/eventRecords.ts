import { eventSlotTypes, eventType } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { slotRecord } from '#domain/events/slotKinds.ts';
import { cellPlace, type FloorGrid, planeValues, readCell } from '#domain/map/floorGrid.ts';

/** Returns the kinds of record that the events of floors refer to, in alphabetical order. */
export function eventRecords(grids: readonly FloorGrid[]): RecordKindName[] {
  const kinds = new Set<RecordKindName>();
  for (const grid of grids) {
    const ids = planeValues(grid, 'event_id');
    ids.forEach((id, index) => {
      const type = eventType(id);
      if (!type) return;
      const { x, y } = cellPlace(index);
      const event = readCell(grid, x, y);
      if (event.flag !== 0 || event.B !== 0) kinds.add('event_flag');
      for (const { key, kind } of eventSlotTypes(type, event)) {
        const record = slotRecord(kind);
        if (record && record !== 'floor_map' && event[key] !== RECORD_KINDS[record].none) kinds.add(record);
      }
    });
  }
  return [...kinds].sort();
}
