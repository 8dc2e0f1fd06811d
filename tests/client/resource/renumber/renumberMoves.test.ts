import { expect, test } from 'vitest';
import { renumberMoves, type Way } from '#client/resource/renumber/renumberMoves.ts';
import { item } from '#domain/resources/item.ts';

/** Only these numbers hold something. */
const WRITTEN = new Set([1, 2, 3, 5, 8, 499, 500]);
const record = (number: number) => (WRITTEN.has(number) ? { ...item.blank, name_ja: `品${number}` } : item.blank);
const movesOf = (numbers: readonly number[], way: Way) =>
  renumberMoves(item, record, numbers, way)?.map(({ from, to }) => [from, to]);

test('in a row they stand one after the other, in the order in which they were chosen', () => {
  expect(movesOf([5, 1, 11], { kind: 'row', first: 10 })).toEqual([
    [5, 10],
    [1, 11],
    [11, 12],
  ]);
  expect(movesOf([5, 8], { kind: 'row', first: 500 })).toBeUndefined();
});

test('inserted, they push on what stands there, as far as the next blank number', () => {
  expect(movesOf([8], { kind: 'insert', first: 2 })).toEqual([
    [8, 2],
    [2, 3],
    [3, 4],
  ]);
  // The numbers that they leave count as blank too.
  expect(movesOf([2, 3], { kind: 'insert', first: 1 })).toEqual([
    [2, 1],
    [3, 2],
    [1, 3],
  ]);
  expect(movesOf([1], { kind: 'insert', first: 499 })).toBeUndefined();
});

test('their gaps close from the lowest of them on, whatever order they are shown in', () => {
  expect(movesOf([8, 7, 6, 5, 4, 3], { kind: 'gaps' })).toEqual([
    [5, 4],
    [8, 5],
  ]);
});

test('sorted, they share the numbers that they have', () => {
  expect(movesOf([1, 5, 8], { kind: 'sort', order: [8, 1, 5] })).toEqual([
    [8, 1],
    [1, 5],
    [5, 8],
  ]);
});

test('each may go to a number of its own, if there are as many', () => {
  expect(movesOf([1, 2, 3], { kind: 'each', targets: [2, 1, 3] })).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(movesOf([1, 2], { kind: 'each', targets: [7] })).toBeUndefined();
});
