import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumberRanges, writeNumberRanges } from '#domain/text/numberRanges.ts';

const read = (text: string) => readNumberRanges(text, 1, 500);

test('numbers and ranges of them, each number once, in order', () => {
  expect(read('10-12, 3 11')).toEqual([3, 10, 11, 12]);
  expect(read('')).toEqual([]);
});

test('as they are typed in Japanese', () => {
  expect(read('１０～１２、３')).toEqual([3, 10, 11, 12]);
  expect(read('10〜12　３')).toEqual([3, 10, 11, 12]);
  expect(read('10 - 12')).toEqual([10, 11, 12]);
});

test.each(['0', '501', '1-501', '5-3', 'sword', '1.5', '-3', '1--3', '9999999'])('%s means no numbers', (text) => {
  expect(read(text)).toBeUndefined();
});

test('numbers are written as the shortest list that means them', () => {
  expect(writeNumberRanges([12, 3, 10, 11])).toBe('3,10-12');
  expect(writeNumberRanges([])).toBe('');
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999 })), (numbers) => {
      const list = writeNumberRanges(numbers);
      expect(readNumberRanges(list, 1, 999)).toEqual(numbers.toSorted((one, other) => one - other));
      expect(list.length).toBeLessThan(4096);
    }),
  );
});
