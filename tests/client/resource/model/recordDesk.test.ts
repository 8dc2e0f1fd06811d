import { expect, test } from 'vitest';
import { leafValue } from '#domain/resource/leaf.ts';
import { memoryStorage } from '../../memoryStorage.ts';
import { leaf, resource, set, storing } from '../storing.ts';

test('an edit is seen at once, sent after a pause, and only the changed fields of the changed records', async () => {
  const { world, clock, open, stored } = storing();
  const desk = await open();
  expect(desk.record(7)).toBe(resource.blank);
  desk.edit([set(7, 'name', '剣'), set(8, 'breaks.min', 3)]);
  expect(desk.record(7)).toMatchObject({ name: '剣' });
  expect(world.saves).toEqual([]);
  await clock.advance(600);
  expect(world.saves).toHaveLength(1);
  expect(world.saves[0]?.map(({ number, revision, changes }) => ({ number, revision, changes }))).toEqual([
    { number: 7, revision: 0, changes: { name: '剣' } },
    { number: 8, revision: 0, changes: { breaks: { min: 3, max: 100 } } },
  ]);
  expect(stored(7)).toEqual({ ...resource.blank, name: '剣' });
  expect(desk.saveState.kind).toBe('saved');
});

test('a record is the same object until it changes, also when it was saved', async () => {
  const { clock, open } = storing();
  const desk = await open();
  desk.edit([set(1, 'name', 'a')]);
  const edited = desk.record(1);
  desk.edit([set(2, 'name', 'b'), set(1, 'name', 'a')]);
  await clock.advance(600);
  expect(desk.record(1)).toBe(edited);
});

test('who listens is told once of every edit, with what became of saving', async () => {
  const { clock, open } = storing();
  const desk = await open();
  const told: [unknown, string][] = [];
  desk.subscribe(() => told.push([leafValue(desk.record(1), leaf('price')), desk.saveState.kind]));
  desk.edit([set(1, 'price', 5)]);
  desk.edit([set(1, 'price', 6)]);
  expect(told).toEqual([
    [5, 'saving'],
    [6, 'saving'],
  ]);
  await clock.advance(600);
  expect(told.at(-1)).toEqual([6, 'saved']);
});

test('two hundred rows are one step: taken back at once, and done again', async () => {
  const { clock, open, stored, world } = storing();
  const desk = await open();
  const rows = Array.from(
    { length: 200 },
    (_, at) => [at + 1, { ...resource.blank, name: `n${at}`, price: at }] as const,
  );
  desk.put(new Map(rows));
  await clock.advance(600);
  expect(stored(200)).toMatchObject({ name: 'n199', price: 199 });
  desk.undo();
  expect(desk.canUndo).toBe(false);
  await clock.advance(600);
  expect(
    [...world.rows.values()].every(({ record }) => JSON.stringify(record) === JSON.stringify(resource.blank)),
  ).toBe(true);
  desk.redo();
  await clock.advance(600);
  expect(stored(1)).toMatchObject({ name: 'n0' });
});

test('a step that is to be asked about waits, whichever way it comes, and is made or let be', async () => {
  const { world, clock, open } = storing();
  const desk = await open();
  desk.asks = (changed) =>
    [...changed].some(
      ([number, record]) => leafValue(desk.record(number), leaf('price')) !== leafValue(record, leaf('price')),
    );
  const ways = {
    edit: () => desk.edit([set(1, 'name', 'a'), set(1, 'price', 5)]),
    undo: () => desk.undo(),
    redo: () => desk.redo(),
    put: () => desk.put(new Map([[1, resource.blank]])),
  };
  for (const [way, price] of [
    ['edit', 5],
    ['undo', 0],
    ['redo', 5],
    ['put', 0],
  ] as const) {
    const before = desk.record(1);
    const saves = world.saves.length;
    for (const matches of [false, true]) {
      ways[way]();
      expect(desk.record(1)).toBe(before);
      expect(desk.asked?.changed.get(1)).toMatchObject({ price });
      await clock.advance(600);
      expect(world.saves).toHaveLength(saves);
      desk.answer(matches);
      expect(desk.asked).toBeUndefined();
    }
    expect(desk.record(1)).toMatchObject({ price });
    await clock.advance(600);
    expect(world.saves).toHaveLength(saves + 1);
  }
  desk.edit([set(1, 'name', 'b')]);
  expect(desk.asked).toBeUndefined();
  expect(desk.record(1)).toMatchObject({ name: 'b' });
});

test('at least twenty steps can be taken back, one at a time, and a new edit ends what was undone', async () => {
  const { open } = storing();
  const desk = await open();
  for (let price = 1; price <= 25; price++) desk.edit([set(1, 'price', price)]);
  for (let step = 0; step < 25; step++) desk.undo();
  expect(desk.record(1)).toEqual(resource.blank);
  desk.redo();
  expect(desk.record(1)).toMatchObject({ price: 1 });
  desk.edit([set(1, 'name', 'new')]);
  expect(desk.canRedo).toBe(false);
});

test('unsent edits survive a reload, of every tab, and the journal goes once the server has them', async () => {
  const { world, clock, open, stored } = storing();
  const storage = memoryStorage();
  const [one, other] = [await open(storage, 'one'), await open(storage, 'other')];
  world.isUp = false;
  one.edit([set(3, 'name', 'first')]);
  other.edit([set(3, 'price', 12), set(4, 'name', 'second')]);
  await clock.advance(600);
  expect(one.saveState.kind).toBe('offline');
  expect(storage.keys()).toHaveLength(3);
  world.isUp = true;
  const after = await open(storage, 'after');
  expect(after.record(3)).toMatchObject({ name: 'first', price: 12 });
  await after.flush();
  expect([stored(3), stored(4)]).toMatchObject([{ name: 'first', price: 12 }, { name: 'second' }]);
  expect(storage.keys()).toEqual([]);
});

test('an author who types on before she is answered is never asked about her own values', async () => {
  const { world, clock, open, stored } = storing();
  const storage = memoryStorage();
  const desk = await open(storage, 'one');
  world.losesAnswers = true;
  desk.edit([set(3, 'name', '斧'), set(3, 'price', 5)]);
  await clock.advance(600);
  expect(stored(3)).toMatchObject({ name: '斧', price: 5 });
  desk.edit([set(3, 'name', '斧と盾')]);
  desk.edit([set(3, 'price', 0)]);
  world.losesAnswers = false;
  const after = await open(storage, 'after');
  for (const one of [after, desk]) {
    await one.refresh();
    expect(one.conflicts).toEqual([]);
    expect(one.record(3)).toMatchObject({ name: '斧と盾', price: 0 });
  }
  await after.flush();
  expect(stored(3)).toMatchObject({ name: '斧と盾', price: 0 });
  // A page's journal entries are removed when it learns that a newer page, which took them over, has saved them.
  await desk.refresh();
  expect(storage.keys()).toEqual([]);
});

test('what was sent as the page went, and arrives only after the next one was read, is no conflict with it', async () => {
  const { world, write, open, stored } = storing();
  const storage = memoryStorage();
  const desk = await open(storage, 'one');
  world.isUp = false;
  desk.edit([set(3, 'name', '斧')]);
  world.isUp = true;
  const after = await open(storage, 'after');
  write([[3, { name: '斧' }]]);
  after.edit([set(3, 'name', '斧と盾')]);
  await after.flush();
  expect(stored(3)).toMatchObject({ name: '斧と盾' });
});

test('what is kept does not grow with reloads', async () => {
  const { open } = storing();
  const storage = memoryStorage();
  (await open(storage, 'first')).edit([set(3, 'name', '斧')]);
  const sizes: number[] = [];
  for (let reload = 1; reload <= 12; reload++) {
    await open(storage, `tab${reload}`);
    const key = storage.keys().find((one) => one.endsWith(`.tab${reload}`)) ?? '';
    sizes.push(storage.getItem(key)?.length ?? 0);
  }
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes.at(-1)).toBe(sizes[0]);
});

test('what others made of a value that was sent before is asked about all the same', async () => {
  const { world, write, clock, open } = storing();
  const storage = memoryStorage();
  const desk = await open(storage, 'one');
  world.losesAnswers = true;
  desk.edit([set(3, 'name', '斧')]);
  await clock.advance(600);
  desk.edit([set(3, 'name', '斧と盾')]);
  world.losesAnswers = false;
  write([[3, { name: '弓' }]]);
  const after = await open(storage, 'after');
  await desk.refresh();
  for (const one of [after, desk]) expect(one.conflicts).toMatchObject([{ number: 3, theirs: { name: '弓' } }]);
});

test('a stale record is merged leaf by leaf without a question', async () => {
  const { write, open, stored } = storing();
  const desk = await open();
  desk.edit([set(5, 'name', 'mine'), set(5, 'breaks.min', 2)]);
  write([[5, { price: 30, breaks: { min: 0, max: 90 } }]]);
  await desk.flush();
  expect(desk.conflicts).toEqual([]);
  expect(stored(5)).toEqual({ ...resource.blank, name: 'mine', price: 30, breaks: { min: 2, max: 90 } });
  expect(desk.record(5)).toEqual(stored(5));
});

test.each([
  { whose: 'mine', kept: 'mine', other: 'theirs' },
  { whose: 'theirs', kept: 'theirs', other: 'mine' },
] as const)(
  'of a conflict "$whose" can be chosen, and one step back brings the other',
  async ({ whose, kept, other }) => {
    const { write, open, stored } = storing();
    const desk = await open();
    desk.edit([set(5, 'name', 'mine'), set(5, 'price', 1)]);
    write([[5, { name: 'theirs' }]]);
    await expect(desk.flush()).rejects.toThrow('conflict');
    expect(desk.conflicts).toEqual([
      { number: 5, leaves: [leaf('name')], theirs: expect.objectContaining({ name: 'theirs' }) },
    ]);
    expect(desk.record(5)).toMatchObject({ name: 'mine', price: 1 });
    desk.settle(5, [leaf('name')], whose);
    expect(desk.conflicts).toEqual([]);
    await desk.flush();
    expect(stored(5)).toMatchObject({ name: kept, price: 1 });
    desk.undo();
    expect(desk.record(5)).toMatchObject({ name: other });
  },
);

test('a record in conflict does not keep the others from being saved, and is found again after a reload', async () => {
  const { write, clock, open, stored } = storing();
  const storage = memoryStorage();
  const desk = await open(storage, 'one');
  desk.edit([set(5, 'name', 'mine')]);
  write([[5, { name: 'theirs' }]]);
  await clock.advance(600);
  desk.edit([set(6, 'name', 'other row')]);
  await clock.advance(600);
  expect(stored(6)).toMatchObject({ name: 'other row' });
  expect(desk.saveState.kind).toBe('conflict');
  const after = await open(storage, 'two');
  expect(after.conflicts).toEqual(desk.conflicts);
});

test('a record that breaks a rule of its kind waits, is named with its reason, and the others are saved', async () => {
  const { clock, open, stored } = storing();
  const desk = await open();
  desk.edit([set(1, 'breaks.max', 10), set(1, 'breaks.min', 20), set(2, 'name', 'good')]);
  await clock.advance(600);
  expect(stored(1)).toBeUndefined();
  expect(stored(2)).toMatchObject({ name: 'good' });
  expect(desk.saveState.kind).toBe('invalid');
  expect(desk.problems.get(1)).toMatchObject([{ path: 'breaks.max', fault: { key: 'range_order' } }]);
  desk.edit([set(1, 'breaks.min', 5)]);
  await clock.advance(600);
  expect(stored(1)).toMatchObject({ breaks: { min: 5, max: 10 } });
  expect(desk.saveState.kind).toBe('saved');
});

test('a refusal of the server is told with its reason', async () => {
  const { world, clock, open } = storing();
  const desk = await open();
  world.refusal = 'no';
  desk.edit([set(1, 'name', 'a')]);
  await clock.advance(600);
  expect(desk.saveState).toEqual({ kind: 'failed', message: 'no' });
});

test('undo never takes back what others have changed since', async () => {
  const { write, open } = storing();
  const desk = await open();
  desk.edit([set(1, 'name', 'a'), set(2, 'name', 'b')]);
  await desk.flush();
  write([[1, { name: 'theirs' }]]);
  await desk.refresh();
  expect(desk.undo()).toMatchObject({ changed: [{ number: 2, leaf: leaf('name') }], passed: 0 });
  expect([desk.record(1), desk.record(2)]).toMatchObject([{ name: 'theirs' }, { name: '' }]);
});

test('an import is a step of whoever made it, without what others changed or the author has not sent', async () => {
  const { write, open } = storing();
  write([[1, { name: 'a', price: 1 }]]);
  const desk = await open();
  desk.edit([set(1, 'breaks.min', 101)]);
  write([[1, { name: 'imported' }]]);
  write([[3, { name: 'new' }]]);
  write([[2, { name: 'theirs' }]]);
  write([[1, { price: 9 }]]);
  await desk.imported(
    new Map([
      [1, new Set(['name'])],
      [3, undefined],
    ]),
  );
  expect([1, 2, 3].map((number) => desk.record(number))).toMatchObject([
    { name: 'imported', price: 9, breaks: { min: 101 } },
    { name: 'theirs' },
    { name: 'new' },
  ]);
  desk.undo();
  expect([1, 2, 3].map((number) => desk.record(number))).toMatchObject([
    { name: 'a', price: 9, breaks: { min: 101 } },
    { name: 'theirs' },
    { name: '' },
  ]);
  desk.redo();
  expect([desk.record(1), desk.record(3)]).toMatchObject([{ name: 'imported' }, { name: 'new' }]);
});

test('a step of which nothing fits any more is passed over, and that is said', async () => {
  const { write, open } = storing();
  const desk = await open();
  desk.edit([set(2, 'price', 5)]);
  desk.edit([set(1, 'name', 'a')]);
  desk.edit([set(1, 'name', 'b')]);
  await desk.flush();
  write([[1, { name: 'theirs' }]]);
  await desk.refresh();
  expect(desk.undo()).toMatchObject({ changed: [{ number: 2, leaf: leaf('price') }], passed: 2 });
  expect(desk.redo()).toMatchObject({ changed: [{ number: 2, leaf: leaf('price') }], passed: 0 });
  write([[2, { price: 7 }]]);
  await desk.refresh();
  expect(desk.undo()).toEqual({ changed: [], passed: 1 });
});

test('edits from before a restore are set aside, in an open desk and in a journal', async () => {
  const { world, write, open } = storing();
  const storage = memoryStorage();
  write([[1, { name: 'first' }]]);
  const desk = await open(storage, 'one');
  world.isUp = false;
  desk.edit([set(1, 'name', 'before the restore'), set(2, 'name', 'before too')]);
  world.isUp = true;
  world.restoredRevision = write([[1, { name: 'restored' }]]);
  const after = await open(storage, 'two');
  await desk.refresh();
  for (const one of [after, desk]) {
    expect(one.record(1)).toMatchObject({ name: 'restored' });
    expect(one.record(2)).toEqual(resource.blank);
    expect(one.wasSetAside).toBe(true);
    expect(one.canUndo).toBe(false);
  }
  expect(storage.keys().every((key) => key.startsWith('meikyu.records.aside.'))).toBe(true);
});

test('an answer that is older than what is known changes nothing', async () => {
  const { world, write, open } = storing();
  write([[1, { name: 'old' }]]);
  const desk = await open();
  const before = new Map(world.rows);
  desk.edit([set(1, 'name', 'new')]);
  await desk.flush();
  world.rows = before;
  await desk.refresh();
  expect(desk.record(1)).toMatchObject({ name: 'new' });
});

test('what is too much for one request is sent in several', async () => {
  const { world, open, stored } = storing();
  const desk = await open();
  const long = 'x'.repeat(20);
  desk.edit(Array.from({ length: 500 }, (_, at) => set(at + 1, 'name', long)));
  desk.edit(Array.from({ length: 500 }, (_, at) => set(at + 501, 'name', long)));
  await desk.flush();
  expect(world.saves.map((records) => records.length)).toEqual([500, 500]);
  expect(stored(1000)).toMatchObject({ name: long });
});

test('what can be taken back follows a record that was given another number', async () => {
  const { write, open } = storing();
  const desk = await open();
  desk.edit([set(1, 'name', '剣'), set(1, 'price', 5)]);
  desk.edit([set(1, 'name', '長剣')]);
  await desk.flush();
  write([
    [1, resource.blank],
    [5, { name: '長剣', price: 5 }],
  ]);
  desk.carry('item', new Map([[1, 5]]));
  await desk.refresh();
  desk.undo();
  expect([desk.record(1), desk.record(5)]).toMatchObject([{ name: '' }, { name: '剣', price: 5 }]);
  desk.undo();
  expect(desk.record(5)).toEqual(resource.blank);
  desk.redo();
  expect(desk.record(5)).toMatchObject({ name: '剣' });
});

test('a renumbering is taken back, done again and dropped as the very step that it is, whatever was made meanwhile', async () => {
  const { open } = storing();
  const desk = await open();
  desk.edit([set(1, 'name', '剣')]);
  desk.renumbered(new Map([[1, 10]]));
  const step = desk.undo()?.renumbering;
  expect(step).toEqual({ moves: new Map([[1, 10]]) });
  if (!step) return;

  // An edit made while the server works stays the newest step.
  desk.edit([set(2, 'name', '槍')]);
  desk.stepped('undo', step, true);
  expect(desk.canRedo).toBe(false);
  expect(desk.undo()).toMatchObject({ changed: [{ number: 2 }] });
  expect(desk.record(2)).toEqual(resource.blank);
  expect(desk.undo()).toMatchObject({ changed: [{ number: 1 }] });
  expect(desk.record(1)).toEqual(resource.blank);
  expect(desk.canUndo).toBe(false);

  // Without such an edit it can be redone, and undone again.
  desk.redo();
  desk.renumbered(new Map([[1, 11]]));
  const next = desk.undo()?.renumbering;
  if (!next) throw new Error('the renumbering is the newest step');
  desk.stepped('undo', next, true);
  expect(desk.redo()?.renumbering).toBe(next);
  desk.stepped('redo', next, true);
  expect(desk.undo()?.renumbering).toBe(next);

  // A renumbering that can never be made does not block other steps.
  desk.stepped('undo', next, false);
  expect([desk.canUndo, desk.canRedo]).toEqual([true, false]);
  expect(desk.undo()).toMatchObject({ changed: [{ number: 1 }], passed: 0 });
  expect(desk.record(1)).toEqual(resource.blank);
});

test('steps can be taken back after a reload, and made again; not those of several desks, and none from before a restore', async () => {
  const { world, clock, open } = storing();
  const storage = memoryStorage();
  const desk = await open(storage);
  desk.edit([set(1, 'name', 'a')]);
  desk.edit([set(1, 'price', 5)]);
  desk.edit([set(2, 'name', 'b')], {});
  desk.edit([set(1, 'price', 6)]);
  desk.undo();
  await clock.advance(600);
  desk.leave();

  const next = await open(storage, 'next');
  next.redo();
  expect(next.record(1)).toMatchObject({ name: 'a', price: 6 });
  for (let step = 0; step < 3; step++) next.undo();
  expect(next.record(1)).toEqual(resource.blank);
  expect(next.record(2)).toMatchObject({ name: 'b' });
  expect(next.canUndo).toBe(false);
  await clock.advance(600);
  next.redo();
  next.leave();

  world.restoredRevision = world.revision + 1;
  const restored = await open(storage, 'restored');
  expect([restored.canUndo, restored.canRedo]).toEqual([false, false]);
});

test('a step that is too large for the browser is not kept over a reload, nor are those before it', async () => {
  const { clock, open } = storing();
  const storage = memoryStorage();
  const desk = await open(storage);
  desk.edit([set(1, 'price', 5)]);
  desk.edit(Array.from({ length: 400 }, (_, at) => set(at + 1, 'name', `${at}`.padStart(600, 'x'))));
  desk.edit([set(1, 'price', 6)]);
  desk.edit([set(1, 'price', 7)]);
  await clock.advance(600);
  desk.leave();
  const next = await open(storage, 'next');
  next.undo();
  next.undo();
  expect(next.record(1)).toMatchObject({ price: 5 });
  expect(next.canUndo).toBe(false);
});
