import { expect, test } from 'vitest';
import { FloorSession } from '#client/floor/desk/FloorSession.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import type { FloorStep } from '#client/floor/desk/ScenarioFloors.ts';
import { followRecords } from '#client/mapEditor/follow/followRecords.ts';
import { carryStoredSteps } from '#client/resource/renumber/carryStoredSteps.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import type { BroughtRecord } from '#domain/map/patch.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { set, storing } from '../resource/storing.ts';

const RECORDS: readonly BroughtRecord[] = [
  { kind: 'item', number: 3, fields: { name: 'key', price: 5 } },
  { kind: 'item', number: 4, fields: { name: 'lamp' } },
];
const step = (kind: FloorStep['kind']): FloorStep => ({
  kind,
  step: { label: { key: 'map.step.paste', count: 1 }, cells: [], records: RECORDS },
  before: blankGrid(),
  after: blankGrid(),
  moved: undefined,
  floor: 1,
});

test('records come with a step, go when it is undone, and leave alone what has changed since', async () => {
  const { open } = storing();
  const desk = await open();
  const desks = { known: () => desk, open: async () => desk };
  await followRecords(step('commit'), desks);
  expect([3, 4].map((number) => desk.record(number))).toMatchObject([{ name: 'key', price: 5 }, { name: 'lamp' }]);
  await followRecords(step('undo'), desks);
  expect([3, 4].map((number) => desk.isThere(number))).toEqual([false, false]);
  // Somebody takes one of the numbers before the step is done again, and the author edits the other record afterwards.
  desk.edit([set(4, 'name', 'rope')]);
  await followRecords(step('redo'), desks);
  expect([3, 4].map((number) => desk.record(number))).toMatchObject([{ name: 'key' }, { name: 'rope' }]);
  desk.edit([set(3, 'price', 6)]);
  await followRecords(step('undo'), desks);
  expect([3, 4].map((number) => desk.record(number))).toMatchObject([{ name: 'key', price: 6 }, { name: 'rope' }]);
});

test('a step knows its records after a reload, by the numbers that they have then', () => {
  const storage = memoryStorage();
  const opens = () =>
    new FloorSession(
      { grid: blankGrid(), revision: 0, restoredRevision: 0 },
      new LocalFloorStore(storage, 'author.scenario.4', 'tab'),
    );
  const cells = [{ x: 1, y: 1, before: { event_id: 0 }, after: { event_id: 1102 } }];
  opens().commit({ label: { key: 'map.step.paste', count: 1 }, cells, records: [itemThat({ becomes: 8 })] });
  expect(opens().undoStep?.records).toEqual([itemThat({ becomes: 8 })]);
  const moves = new Map([
    [3, 30],
    [8, 80],
  ]);
  carryStoredSteps(storage, 'author.scenario', new Map(), { kind: 'item', moves });
  expect(opens().undoStep?.records).toEqual([{ ...itemThat({ becomes: 80 }), number: 30 }]);
});

const itemThat = (fields: object): BroughtRecord => ({ kind: 'item', number: 3, fields: { ...fields, name_ja: '鍵' } });
