import { expect, test } from 'vitest';
import { foldEmptyRuns, isPartOf, numbersIn } from '#client/screens/dataSettings/emptyRuns.ts';

const folded = (numbers: readonly number[], ...empty: readonly number[]) =>
  foldEmptyRuns(numbers, (number) => empty.includes(number));

test('Three numbers without a record or more are one line', () => {
  expect(folded([1, 2, 3, 4, 5], 2, 3, 4)).toEqual([1, { first: 2, last: 4 }, 5]);
  expect(folded([1, 2, 3, 4], 3, 4)).toEqual([1, 2, 3, 4]);
  expect(folded([0, 1, 2], 0, 1, 2)).toEqual([{ first: 0, last: 2 }]);
  expect(folded([])).toEqual([]);
});

test('A run ends where a number is not listed', () => {
  expect(folded([1, 2, 3, 7, 8, 9, 10], 1, 2, 3, 7, 8, 9)).toEqual([{ first: 1, last: 3 }, { first: 7, last: 9 }, 10]);
  expect(folded([1, 2, 7, 8], 1, 2, 7, 8)).toEqual([1, 2, 7, 8]);
});

test('A run has its numbers, and is part of those around it', () => {
  expect(numbersIn({ first: 61, last: 63 })).toEqual([61, 62, 63]);
  expect(isPartOf({ first: 61, last: 63 }, { first: 61, last: 199 })).toBe(true);
  expect(isPartOf({ first: 60, last: 63 }, { first: 61, last: 199 })).toBe(false);
  expect(isPartOf({ first: 61, last: 200 }, { first: 61, last: 199 })).toBe(false);
});
