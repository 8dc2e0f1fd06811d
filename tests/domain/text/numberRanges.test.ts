import { expect, test } from 'vitest';
import { readNumberRanges } from '#domain/text/numberRanges.ts';

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
