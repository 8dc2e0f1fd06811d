import { expect, test } from 'vitest';
import { leafValue } from '#domain/resource/leaf.ts';
import { memoryStorage } from '../../memoryStorage.ts';
import { leaf, resource, set, storing } from '../storing.ts';

const LONG = 'A sword that is much too long';
const CUT = 'A sword that is much';
const FITS = ['abc'];
const OVER = ['abc', 'd\ne\nf'];

/** A desk with a name that is too long and a page with too many lines, after everything sendable was sent. */
async function withOverlong() {
  const world = storing();
  const storage = memoryStorage();
  world.write([[1, { name: 'Sword', words: FITS }]]);
  const desk = await world.open(storage);
  desk.edit([set(1, 'name', LONG), set(1, 'words', OVER), set(1, 'price', 5)]);
  await world.clock.advance(600);
  return { ...world, storage, desk };
}

test('of a line that is too long the beginning is stored, of lines nothing; the whole of both is kept', async () => {
  const { desk, stored } = await withOverlong();
  expect(stored(1)).toMatchObject({ name: CUT, words: FITS, price: 5 });
  expect(desk.record(1)).toMatchObject({ name: CUT, words: FITS });
  expect(desk.typed(1)).toMatchObject({ name: LONG, words: OVER });
  expect([...desk.overlong]).toEqual([[1, [leaf('name'), leaf('words')]]]);
});

test('as long as a text waits, nothing is called saved or unchanged', async () => {
  const { desk, clock, world } = await withOverlong();
  const kinds = new Set([desk.saveState.kind]);
  desk.subscribe(() => kinds.add(desk.saveState.kind));
  desk.edit([set(2, 'price', 7)]);
  await clock.advance(600);
  desk.edit([set(1, 'name', 'Sword')]);
  await clock.advance(600);
  expect([...kinds]).toEqual(['overlong', 'saving']);
  // Edits that wait are not sent again and again.
  const sent = world.saves.length;
  await clock.advance(60_000);
  expect(world.saves).toHaveLength(sent);
  desk.edit([set(1, 'words', FITS)]);
  expect(desk.saveState.kind).toBe('saved');
  expect(desk.overlong.size).toBe(0);
});

test('it is there after a reload and in another tab, and stays there until it is shortened', async () => {
  const { open, storage, clock, stored } = await withOverlong();
  const next = await open(storage, 'other');
  expect(next.typed(1)).toMatchObject({ name: LONG, words: OVER });
  expect([next.record(1), next.conflicts, next.saveState.kind]).toEqual([stored(1), [], 'overlong']);
  next.edit([set(1, 'name', CUT), set(1, 'words', FITS)]);
  await clock.advance(600);
  expect(storage.keys()).toEqual([]);
  expect((await open(storage, 'third')).saveState.kind).toBe('idle');
});

test('what was sent of it as the page went, and not answered, is no conflict with it', async () => {
  const { world, open, write, clock } = storing();
  write([[1, { name: 'Sword', words: FITS }]]);
  const storage = memoryStorage();
  const desk = await open(storage);
  world.losesAnswers = true;
  desk.edit([set(1, 'name', LONG), set(1, 'words', OVER)]);
  desk.leave();
  world.losesAnswers = false;
  const next = await open(storage, 'next');
  await clock.advance(600);
  expect(next.conflicts).toEqual([]);
  expect([next.record(1), next.typed(1)]).toMatchObject([{ name: CUT }, { name: LONG, words: OVER }]);
});

test('a step back takes back all that was typed, a step forth brings it again', async () => {
  const { desk, clock, stored } = await withOverlong();
  desk.undo();
  expect(desk.typed(1)).toEqual({ ...resource.blank, name: 'Sword', words: FITS });
  await clock.advance(600);
  expect(stored(1)).toMatchObject({ name: 'Sword', words: FITS, price: 0 });
  desk.redo();
  await clock.advance(600);
  expect(desk.typed(1)).toMatchObject({ name: LONG, words: OVER });
  expect(stored(1)).toMatchObject({ name: CUT, words: FITS, price: 5 });
});

test('what others make of the same text is decided as any conflict is, and theirs stays stored until then', async () => {
  const { desk, write, stored } = await withOverlong();
  write([[1, { words: ['theirs'] }]]);
  await desk.refresh();
  expect(desk.saveState.kind).toBe('conflict');
  expect(leafValue(desk.typed(1), leaf('words'))).toEqual(OVER);
  desk.settle(1, [leaf('words')], 'mine');
  expect(desk.record(1)).toMatchObject({ words: ['theirs'] });
  expect(desk.typed(1)).toMatchObject({ words: OVER });
  expect(desk.saveState.kind).toBe('overlong');
  expect(stored(1)).toMatchObject({ words: ['theirs'] });
});

test('all is sent that can be stored before something is done with the whole; what needs all of it waits', async () => {
  const { desk, stored } = await withOverlong();
  desk.edit([set(2, 'price', 7)]);
  await desk.flush();
  expect(stored(2)).toMatchObject({ price: 7 });
  await expect(desk.flush('all')).rejects.toThrow('overlong');
  desk.edit([set(1, 'name', CUT), set(1, 'words', FITS)]);
  await desk.flush('all');
});

test('a text that is too long holds back no other problem, and no rule judges it', async () => {
  const { desk } = await withOverlong();
  expect(desk.problems.size).toBe(0);
  desk.edit([set(1, 'price', 99_999)]);
  expect(desk.saveState.kind).toBe('invalid');
  expect(desk.problems.get(1)?.map(({ path }) => path)).toEqual(['price']);
});
