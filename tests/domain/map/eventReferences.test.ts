import { describe, expect, test } from 'vitest';
import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { CellField } from '#domain/map/cell.ts';
import { eventReferencesTo, eventsName, renumberedEvents } from '#domain/map/eventReferences.ts';
import { blankGrid, readField, writeField } from '#domain/map/floorGrid.ts';

const KINDS = Object.keys(RECORD_KINDS) as RecordKindName[];
const lies = (x: number, y: number, values: Partial<Record<CellField, number>>, grid = blankGrid()) => {
  for (const [field, value] of Object.entries(values)) writeField(grid, field as CellField, x, y, value);
  return grid;
};

describe('The events of a floor', () => {
  test('name records with the number that names them, and where it stands', () => {
    const grid = lies(3, 20, { event_id: 1101, 1: 7, 3: 12, B: 40, flag: -41 });
    expect(eventReferencesTo(grid, 'item')).toEqual([
      {
        path: 'maps.x3_y20.event.data.1',
        label: { ja: 'x3 y20 アイテムを受け取る › アイテム', en: 'x3 y20 Receive item: Item' },
        number: 7,
      },
    ]);
    expect(eventReferencesTo(grid, 'labyrinth_message').map(({ path }) => path)).toEqual(['maps.x3_y20.event.data.3']);
    expect(eventReferencesTo(grid, 'event_flag').map(({ path, number, access }) => [path, number, access])).toEqual([
      ['maps.x3_y20.event.flag', 41, 'reads'],
      ['maps.x3_y20.event.data.B', 40, 'sets'],
    ]);
    expect(eventReferencesTo(lies(3, 20, { 1: 7, B: 40, flag: 41 }), 'event_flag')).toEqual([]);
  });

  test('of a flag tell whether they ask for it or change it', () => {
    const accesses = (event_id: number) =>
      eventReferencesTo(lies(3, 20, { event_id, 1: 7, 2: 7, 3: 7, 4: 7, 6: 7, B: 40 }), 'event_flag')
        .filter(({ path }) => /\.\d$/.test(path))
        .map(({ access }) => access);
    const [door, lever, question] = [802, 1604, 1001];
    expect([door, lever, question].map(accesses)).toEqual([['reads'], ['sets'], ['sets', 'sets']]);
    const told = EVENT_CATEGORIES.flatMap(({ types }) => types.flatMap((type) => eventSlots(type))).filter(
      ({ kind }) => kind === 'flag',
    );
    expect(told.every(({ field }) => field.kind === 'reference' && field.access !== undefined)).toBe(true);
  });

  test('follow what they name, with the sign of a condition, and nothing else changes', () => {
    const grid = lies(3, 20, { event_id: 1401, 1: 0, 2: 5, 3: 5, B: 5, flag: -5 });
    const moves = new Map([
      [0, 479],
      [5, 6],
    ]);
    const led = (to: RecordKindName) => {
      const after = renumberedEvents(grid, to, moves);
      return (['1', '2', '3', 'B', 'flag'] as const).map((field) => readField(after, field, 3, 20));
    };
    expect(led('monster')).toEqual([479, 5, 5, 5, -5]);
    expect(led('labyrinth_message')).toEqual([0, 5, 6, 5, -5]);
    expect(led('event_flag')).toEqual([0, 5, 5, 6, -6]);
    expect(renumberedEvents(grid, 'item', moves)).toBe(grid);
    expect(renumberedEvents(grid, 'monster', new Map([[5, 6]]))).toBe(grid);
  });

  test('name by the N of a condition what that asks for, and follow it', () => {
    const asking = (condition: number) => lies(3, 20, { event_id: 1605, 1: condition, 2: 5, 3: 9 });
    const named = (condition: number) =>
      KINDS.filter((kind) => eventReferencesTo(asking(condition), kind).some(({ path }) => path.endsWith('.2')));
    expect([1, 2, 3, 4, 5, 6].map(named)).toEqual([[], [], [], [], ['monster'], ['item']]);
    const moves = new Map([[5, 6]]);
    expect(readField(renumberedEvents(asking(6), 'item', moves), '2', 3, 20)).toBe(6);
    expect(renumberedEvents(asking(5), 'item', moves)).toEqual(asking(5));
  });

  test('of every kind tell every slot that refers to something', () => {
    for (const type of EVENT_CATEGORIES.flatMap(({ types }) => types)) {
      const grid = lies(23, 0, { event_id: type.id });
      const told = KINDS.flatMap((kind) => eventReferencesTo(grid, kind)).length;
      const referring = eventSlots(type).filter(({ field }) => field.kind === 'reference').length;
      expect(told).toBe(referring + 1);
    }
    const slots = EVENT_CATEGORIES.flatMap(({ types }) => types).flatMap((type) => eventSlots(type));
    const named = slots.flatMap(({ field }) => (field.kind === 'reference' ? [field.to] : []));
    expect(new Set(KINDS.filter(eventsName))).toEqual(new Set([...named, 'event_flag']));
  });
});
