import { expect, test } from 'vitest';
import { JsonStorage, UNDO_STEPS } from '#client/storage/JsonStorage.ts';
import { memoryStorage } from '../memoryStorage.ts';

const [MAP_ASIDE, RECORDS_ASIDE] = ['meikyu.map.aside.', 'meikyu.records.aside.'];
const UNSENT = 'meikyu.map.journal.';
/** Characters of each entry, with its key. */
const ENTRY = 400;

/** Returns the other keys that remain after a write that needs the room of this many entries. */
function keptAfter(victims: number): string[] {
  // The entries fill the storage; their ages are opposite to the order of eviction.
  const entries = [
    `${UNDO_STEPS}old`,
    `${UNSENT}a`,
    `${UNDO_STEPS}new`,
    `${RECORDS_ASIDE}old`,
    `${RECORDS_ASIDE}new`,
    `${MAP_ASIDE}old`,
    `${MAP_ASIDE}new`,
    `${UNSENT}b`,
  ];
  const backing = memoryStorage(ENTRY * entries.length);
  const storage = new JsonStorage(backing);
  const entryOf = (key: string, at: number, size: number) => {
    const empty = JSON.stringify({ at, text: '' }).length + key.length;
    return { at, text: 'x'.repeat(size - empty) };
  };
  for (const [at, key] of entries.entries()) expect(storage.write(key, entryOf(key, at, ENTRY))).toBe(true);
  const isWritten = storage.write(`${UNSENT}c`, entryOf(`${UNSENT}c`, 99, ENTRY * victims));
  expect(isWritten).toBe(victims <= 6);
  return backing.keys().filter((key) => key !== `${UNSENT}c`);
}

test('Where there is no room what was set aside gives way first, then undo steps, the oldest of each before the others', () => {
  const order = [
    'map.aside.old',
    'map.aside.new',
    'records.aside.old',
    'records.aside.new',
    'map.undo.old',
    'map.undo.new',
  ];
  for (let victims = 1; victims <= order.length; victims++) {
    const left = keptAfter(victims);
    for (const [at, name] of order.entries())
      expect(left.includes(`meikyu.${name}`), `${name} after ${victims}`).toBe(at >= victims);
    expect(left).toEqual(expect.arrayContaining([`${UNSENT}a`, `${UNSENT}b`]));
  }
});

test('Unsent edits give way to nothing', () => {
  expect(keptAfter(7)).toEqual([`${UNSENT}a`, `${UNSENT}b`]);
});
