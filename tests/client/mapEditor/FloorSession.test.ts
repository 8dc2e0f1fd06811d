import { describe, expect, test } from 'vitest';
import { FloorSession } from '#client/floor/desk/FloorSession.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import type { Cell, CellField } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { diffGrids, type Patch } from '#domain/map/patch.ts';
import { writeCell } from '#domain/map/region.ts';
import { memoryStorage } from '../memoryStorage.ts';

const floorWith = (...values: readonly [x: number, y: number, field: CellField, value: number][]): FloorGrid => {
  const grid = blankGrid();
  for (const [x, y, field, value] of values) writeField(grid, field, x, y, value);
  return grid;
};
const server = (grid: FloorGrid, revision: number, restoredRevision = 0) => ({ grid, revision, restoredRevision });
const stroke = (session: FloorSession, x: number, y: number, field: CellField, value: number): Patch => {
  const after = session.grid.slice();
  writeField(after, field, x, y, value);
  return { label: { key: 'map.tool.wall', count: 1 }, cells: diffGrids(session.grid, after) };
};
const storeOf = (storage = memoryStorage(), tab = 'tab', floor = 'author.scenario.1') =>
  new LocalFloorStore(storage, floor, tab);

test('strokes and their undo survive a reload before the server has them', () => {
  const storage = memoryStorage();
  const before = new FloorSession(server(blankGrid(), 3), storeOf(storage, 'first'));
  before.commit(stroke(before, 4, 5, 'north', 1));
  before.commit(stroke(before, 4, 5, 'east', 2));
  const after = new FloorSession(server(blankGrid(), 3), storeOf(storage, 'second'));
  expect(readField(after.grid, 'north', 4, 5)).toBe(1);
  expect(after.unsent).toMatchObject({ revision: 3 });
  expect(after.undo()?.cells).toEqual([{ x: 4, y: 5, before: { east: 2 }, after: { east: 0 } }]);
  expect(after.undo()?.cells).toEqual([{ x: 4, y: 5, before: { north: 1 }, after: { north: 0 } }]);
  // The closed page may have sent them, so they are undone on the server too.
  expect(after.unsent).toEqual({ grid: blankGrid(), revision: 3 });
  expect(after.redo()?.cells).toEqual([{ x: 4, y: 5, before: { north: 0 }, after: { north: 1 } }]);
});

test('twenty steps are kept, and all of them after a reload', () => {
  const storage = memoryStorage();
  const session = new FloorSession(server(blankGrid(), 0), storeOf(storage));
  for (let step = 0; step < 70; step++) session.commit(stroke(session, step % 24, Math.floor(step / 24), 'west', 1));
  session.saved(session.grid, 1);
  const after = new FloorSession(server(session.grid, 1), storeOf(storage));
  let undone = 0;
  while (after.undo()) undone++;
  expect(undone).toBe(20);
});

test('the journal goes once the server has everything, not before', () => {
  const storage = memoryStorage();
  const session = new FloorSession(server(blankGrid(), 0), storeOf(storage));
  session.commit(stroke(session, 1, 1, 'north', 1));
  const sent = session.grid;
  session.commit(stroke(session, 2, 2, 'north', 1));
  session.saved(sent, 1);
  expect(storage.keys().some((key) => key.includes('journal'))).toBe(true);
  expect(session.unsent).toMatchObject({ revision: 1 });
  session.saved(session.grid, 2);
  expect(storage.keys().some((key) => key.includes('journal'))).toBe(false);
});

test('an author who draws over a stroke before she is answered is never asked about her own', () => {
  const storage = memoryStorage();
  const session = new FloorSession(server(blankGrid(), 1), storeOf(storage, 'first'));
  session.commit(stroke(session, 1, 1, 'north', 1));
  session.sending(session.grid);
  const stored = server(session.grid, 2);
  session.commit(stroke(session, 1, 1, 'north', 2));
  session.commit(stroke(session, 5, 5, 'north', 1));
  const after = new FloorSession(stored, storeOf(storage, 'second'));
  session.receive(stored);
  for (const one of [after, session]) {
    expect(one.conflicts).toEqual([]);
    expect(readField(one.grid, 'north', 1, 1)).toBe(2);
    expect(one.unsent).toMatchObject({ revision: 2 });
  }
});

test('what was sent as the page went, and arrives only after the next one was read, is no conflict with it', () => {
  const storage = memoryStorage();
  const session = new FloorSession(server(blankGrid(), 1), storeOf(storage, 'first'));
  session.commit(stroke(session, 1, 1, 'north', 1));
  const after = new FloorSession(server(blankGrid(), 1), storeOf(storage, 'second'));
  after.commit(stroke(after, 1, 1, 'north', 2));
  after.receive(server(session.grid, 2));
  expect(after.conflicts).toEqual([]);
  expect(readField(after.grid, 'north', 1, 1)).toBe(2);
});

test('a stale floor is merged cell by cell without a question', () => {
  const session = new FloorSession(server(blankGrid(), 1), storeOf());
  session.commit(stroke(session, 1, 1, 'north', 1));
  session.receive(server(floorWith([9, 9, 'floor_id', 1]), 2));
  expect(session.conflicts).toEqual([]);
  expect([readField(session.grid, 'north', 1, 1), readField(session.grid, 'floor_id', 9, 9)]).toEqual([1, 1]);
  expect(session.unsent).toMatchObject({ revision: 2 });
});

test.each([
  { choice: 'mine', kept: 1, other: 2, unsent: true },
  { choice: 'theirs', kept: 2, other: 1, unsent: false },
] as const)(
  'of a conflict "$choice" can be chosen, and one step back brings the other',
  ({ choice, kept, other, unsent }) => {
    const session = new FloorSession(server(blankGrid(), 1), storeOf());
    session.commit(stroke(session, 1, 1, 'north', 1));
    session.receive(server(floorWith([1, 1, 'north', 2]), 2));
    expect(session.conflicts).toEqual([{ x: 1, y: 1, field: 'north', base: 0, mine: 1, theirs: 2 }]);
    expect(session.unsent).toBeUndefined();
    session.resolve(choice);
    expect(session.conflicts).toEqual([]);
    expect(readField(session.grid, 'north', 1, 1)).toBe(kept);
    expect(session.unsent !== undefined).toBe(unsent);
    session.undo();
    expect(readField(session.grid, 'north', 1, 1)).toBe(other);
  },
);

test('conflicts are decided place by place, and strokes may go on meanwhile', () => {
  const session = new FloorSession(server(blankGrid(), 1), storeOf());
  session.commit(stroke(session, 1, 1, 'north', 1));
  session.commit(stroke(session, 2, 2, 'floor_id', 1));
  session.receive(server(floorWith([1, 1, 'north', 2], [2, 2, 'floor_id', 2], [5, 5, 'west', 1]), 2));
  session.commit(stroke(session, 7, 7, 'south', 1));
  expect(session.conflicts).toHaveLength(2);
  session.resolve('theirs', session.conflicts.slice(0, 1));
  expect(session.conflicts).toMatchObject([{ x: 2, y: 2, field: 'floor_id' }]);
  session.resolve('mine');
  expect(session.grid).toEqual(
    floorWith([1, 1, 'north', 2], [2, 2, 'floor_id', 1], [5, 5, 'west', 1], [7, 7, 'south', 1]),
  );
});

const CHEST = { event_id: 1301, '1': 7, C: 999 } as const;
const put = (event: Partial<Cell>): FloorGrid => {
  const grid = blankGrid();
  writeCell(grid, 5, 5, event);
  return grid;
};

describe('An event that two tabs change', () => {
  /** Opens a floor where the author made `mine` of the chest while another user made `theirs` of it. */
  const opened = (mine: Partial<Cell>, theirs: Partial<Cell>, storage = memoryStorage()) => {
    const session = new FloorSession(server(put(CHEST), 1), storeOf(storage, 'first'));
    session.commit({ label: { key: 'x', count: 1 }, cells: diffGrids(session.grid, put(mine)) });
    session.receive(server(put(theirs), 2));
    return session;
  };
  const FILLED = { ...CHEST, '2': 3 };

  test('is filled in by both without a question, while it stays what it is', () => {
    const session = opened(FILLED, { ...CHEST, flag: 9 });
    expect(session.conflicts).toEqual([]);
    expect(session.grid).toEqual(put({ ...FILLED, flag: 9 }));
  });

  test('is asked about when one has deleted what the other fills in, and is then one or the other', () => {
    for (const [mine, theirs] of [
      [FILLED, {}],
      [{}, FILLED],
    ] as const) {
      const session = opened(mine, theirs);
      expect(session.conflicts.map(({ field }) => field)).toEqual(['event_id', '1', '2', 'C']);
      expect(session.unsent).toBeUndefined();
      session.resolve('theirs');
      expect(session.grid).toEqual(put(theirs));
      session.undo();
      expect(session.grid).toEqual(put(mine));
      const other = opened(mine, theirs);
      other.resolve('mine');
      expect(other.unsent?.grid).toEqual(put(mine));
    }
  });

  test('is asked about when one has made another kind of what the other fills in', () => {
    const shop = { event_id: 1902, flag: 9, C: 999 };
    const session = opened(FILLED, shop);
    expect(session.conflicts.map(({ field }) => field)).toEqual(['event_id', 'flag', '1', '2']);
    session.resolve('theirs');
    expect(session.grid).toEqual(put(shop));
  });

  test('is still asked about after a reload, and when the tab was closed before it heard of the other', () => {
    const storage = memoryStorage();
    const { conflicts } = opened(FILLED, {}, storage);
    expect(new FloorSession(server(put({}), 2), storeOf(storage, 'second')).conflicts).toEqual(conflicts);
    const closed = memoryStorage();
    storeOf(closed, 'first').writeJournal(1, { base: put(CHEST), mine: put(FILLED), sent: [] });
    const reopened = new FloorSession(server(put({}), 2), storeOf(closed, 'second'));
    expect(reopened.conflicts).toEqual(conflicts);
    reopened.resolve('mine');
    expect(reopened.grid).toEqual(put(FILLED));
  });

  test.each([
    ['filled in', { ...CHEST, flag: 9 }, { ...FILLED, flag: 9 }],
    ['deleted', {}, {}],
  ] as const)('holds what two closed tabs made of it: %s by the later one', (_what, later, both) => {
    const storage = memoryStorage();
    for (const [tab, grid] of [
      ['first', put(FILLED)],
      ['second', put(later)],
    ] as const) {
      storeOf(storage, tab).writeJournal(1, { base: put(CHEST), mine: grid, sent: [] });
    }
    expect(new FloorSession(server(put(CHEST), 1), storeOf(storage, 'third')).grid).toEqual(put(both));
  });
});

test('an open conflict is found again after a reload', () => {
  const storage = memoryStorage();
  const before = new FloorSession(server(blankGrid(), 1), storeOf(storage, 'first'));
  before.commit(stroke(before, 1, 1, 'north', 1));
  const theirs = server(floorWith([1, 1, 'north', 2]), 2);
  before.receive(theirs);
  const after = new FloorSession(theirs, storeOf(storage, 'second'));
  expect(after.conflicts).toEqual(before.conflicts);
});

test('the strokes of two tabs that were closed offline are both there again', () => {
  const storage = memoryStorage();
  for (const [tab, x] of [
    ['first', 3],
    ['second', 8],
  ] as const) {
    const session = new FloorSession(server(blankGrid(), 1), new LocalFloorStore(memoryStorage(), 'f', tab));
    session.commit(stroke(session, x, 0, 'east', 1));
    storeOf(storage, tab).writeJournal(1, { base: blankGrid(), mine: session.grid, sent: [] });
  }
  const after = new FloorSession(server(blankGrid(), 1), storeOf(storage, 'third'));
  expect(after.grid).toEqual(floorWith([3, 0, 'east', 1], [8, 0, 'east', 1]));
  after.saved(after.grid, 2);
  expect(storage.keys().filter((key) => key.includes('journal'))).toEqual([]);
});

test('a journal and steps from before a restore are set aside, not replayed', () => {
  const storage = memoryStorage();
  const before = new FloorSession(server(blankGrid(), 4), storeOf(storage, 'first'));
  before.commit(stroke(before, 1, 1, 'north', 1));
  const after = new FloorSession(server(blankGrid(), 0, 9), storeOf(storage, 'second'));
  expect(after.grid).toEqual(blankGrid());
  expect(after.wasSetAside).toBe(true);
  expect(after.undo()).toBeUndefined();
  expect(storage.keys().filter((key) => key.startsWith('meikyu.map.aside.journal'))).toHaveLength(1);
});

test('strokes made after a restore on a floor that is still blank are replayed', () => {
  const storage = memoryStorage();
  const before = new FloorSession(server(blankGrid(), 0, 9), storeOf(storage, 'first'));
  before.commit(stroke(before, 1, 1, 'north', 1));
  const after = new FloorSession(server(blankGrid(), 0, 9), storeOf(storage, 'second'));
  expect(readField(after.grid, 'north', 1, 1)).toBe(1);
});

test('a restore in another place takes the floor over, with what was unsent set aside', () => {
  const session = new FloorSession(server(blankGrid(), 4), storeOf());
  session.commit(stroke(session, 1, 1, 'north', 1));
  session.receive(server(floorWith([2, 2, 'west', 1]), 9, 9));
  expect(session.grid).toEqual(floorWith([2, 2, 'west', 1]));
  expect(session.wasSetAside).toBe(true);
  expect(session.unsent).toBeUndefined();
});

test('undo never takes back what others have changed since', () => {
  const session = new FloorSession(server(blankGrid(), 1), storeOf());
  session.commit({
    label: { key: 'map.tool.wall', count: 2 },
    cells: [
      { x: 1, y: 1, before: { north: 0 }, after: { north: 1 } },
      { x: 2, y: 1, before: { north: 0 }, after: { north: 1 } },
    ],
  });
  session.saved(session.grid, 2);
  session.receive(server(floorWith([1, 1, 'north', 3], [2, 1, 'north', 1]), 3));
  session.undo();
  expect(session.grid).toEqual(floorWith([1, 1, 'north', 3]));
});

test('an answer that is older than what is known changes nothing', () => {
  const session = new FloorSession(server(blankGrid(), 1), storeOf());
  session.commit(stroke(session, 1, 1, 'north', 1));
  session.saved(session.grid, 5);
  session.receive(server(blankGrid(), 1));
  expect(readField(session.grid, 'north', 1, 1)).toBe(1);
});

test('the patches of one stroke become one step', () => {
  const session = new FloorSession(server(blankGrid(), 1), storeOf());
  const keys = Symbol('keys');
  session.commit(stroke(session, 1, 1, 'north', 1), keys);
  session.commit(stroke(session, 2, 1, 'north', 1), keys);
  expect(session.undoStep?.label).toEqual({ key: 'map.tool.wall', count: 2 });
  session.undo();
  expect(session.grid).toEqual(blankGrid());
});

test('when storage is full the steps of the floor used longest ago give way', () => {
  const storage = memoryStorage(6000);
  let now = 0;
  for (let floor = 1; floor <= 40; floor++) {
    now++;
    const localStore = new LocalFloorStore(storage, `author.scenario.${floor}`, 'tab', () => now);
    const session = new FloorSession(server(blankGrid(), 1), localStore);
    for (let step = 0; step < 10; step++) session.commit(stroke(session, step, floor % 24, 'north', 1));
    session.saved(session.grid, 2);
  }
  const kept = storage.keys().map((key) => Number(key.split('.').at(-1)));
  expect(kept.length).toBeGreaterThan(3);
  expect(Math.min(...kept)).toBe(41 - kept.length);
});

test('without any room undo goes on within the page, and whether a reload would find it is told', () => {
  const roomy = new FloorSession(server(blankGrid(), 1), storeOf());
  roomy.commit(stroke(roomy, 1, 1, 'north', 1));
  expect(roomy.isKept).toBe(true);
  const session = new FloorSession(server(blankGrid(), 1), storeOf(memoryStorage(0)));
  for (let step = 1; step < 21; step++) session.commit(stroke(session, step, 1, 'north', 1));
  expect(session.isKept).toBe(false);
  for (let step = 0; step < 20; step++) session.undo();
  expect(session.grid).toEqual(blankGrid());
  expect(session.undoStep).toBeUndefined();
});
