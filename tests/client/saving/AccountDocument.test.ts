import { expect, test } from 'vitest';
import { AccountDocument } from '#client/saving/AccountDocument.ts';
import type { WriteResult } from '#client/sync/WriteResult.ts';
import { Rows } from '../sync/Rows.ts';

type Words = readonly string[];

/** A server with a list of words, and the messages to the author about changes that were not saved. */
function keeping() {
  const rows = new Rows<Words>([], false);
  const told: (string | undefined)[] = [];
  const world = { rows, told, refusal: undefined as string | undefined };
  const present = () => ({ revision: rows.at(0).revision, content: rows.at(0).value });
  const api = {
    read: () => rows.read(present),
    save: async (content: Words, from: number): Promise<WriteResult<ReturnType<typeof present>>> =>
      world.refusal === undefined
        ? rows.write([{ key: 0, from, make: () => content }], present)
        : { kind: 'refused', message: world.refusal },
  };
  const open = () => new AccountDocument<Words>(api, [], (message) => told.push(message));
  return { world, open, stored: () => rows.at(0).value };
}
const adds = (word: string) => (words: Words) => [...words, word];
const movesFirstToEnd = ([first, ...others]: Words) => (first === undefined ? [] : [...others, first]);

test('a change shows at once, and those of two browsers are both kept', async () => {
  const { open, stored } = keeping();
  const [one, other] = [open(), open()];
  await Promise.all([one.read(), other.read()]);
  const isSaved = one.change(adds('a'));
  expect([one.content, one.isRead]).toEqual([['a'], true]);
  expect(await isSaved).toBe(true);
  expect(await other.change(adds('b'))).toBe(true);
  expect([stored(), other.content]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  await one.read();
  expect(one.content).toEqual(['a', 'b']);
});

test('what cannot be saved is taken back and told, in the words of the server, and the others stay', async () => {
  const { world, open, stored } = keeping();
  const document = open();
  world.refusal = 'no room';
  const isSaved = document.change(adds('a'));
  expect(await isSaved).toBe(false);
  world.refusal = undefined;
  world.rows.link = 'down';
  expect(await document.change(adds('b'))).toBe(false);
  world.rows.link = 'up';
  expect(await document.change(adds('c'))).toBe(true);
  expect([document.content, stored(), world.told]).toEqual([['c'], ['c'], ['no room', undefined]]);
});

test('a change whose answer was lost is not made again on itself', async () => {
  const { world, open, stored } = keeping();
  const document = open();
  await document.change(() => ['a', 'b', 'c']);
  world.rows.link = 'deaf';
  await document.change(movesFirstToEnd);
  world.rows.link = 'up';
  expect(await document.change(adds('d'))).toBe(true);
  expect(stored()).toEqual(['b', 'c', 'a', 'd']);
  expect(document.content).toEqual(stored());
});

test('a change made while another is under way is made on that', async () => {
  const { world, open, stored } = keeping();
  const document = open();
  world.rows.link = 'slow';
  const changes = [document.change(() => ['a', 'b']), document.change(movesFirstToEnd)];
  await new Promise(setImmediate);
  world.rows.link = 'up';
  expect(await Promise.all(changes)).toEqual([true, true]);
  expect(stored()).toEqual(['b', 'a']);
});

test('a change that changes nothing is saved as it is', async () => {
  const { open } = keeping();
  expect(await open().change((words) => words)).toBe(true);
});
