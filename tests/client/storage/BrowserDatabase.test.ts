import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserDatabase } from '#client/storage/BrowserDatabase.ts';

const newDatabase = () => new BrowserDatabase<{ words: { key: string; value: string } }>('test', 'words');

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

test('what was closed without a word is opened again', async () => {
  const database = newDatabase();
  await database.run((opened) => opened.put('words', 'a', 'key'));
  await database.run(async (opened) => opened.close());
  expect(await database.run((opened) => opened.get('words', 'key'))).toBe('a');
});

test('what could not be opened is tried again the next time', async () => {
  const database = newDatabase();
  const { indexedDB } = globalThis;
  vi.stubGlobal('indexedDB', undefined);
  await expect(database.run((opened) => opened.get('words', 'key'))).rejects.toMatchObject({ fault: 'closed' });
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await database.run((opened) => opened.get('words', 'key'))).toBeUndefined();
});
