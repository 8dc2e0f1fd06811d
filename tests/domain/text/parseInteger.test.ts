import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIntegerBeginning, parseInteger, plainNumber } from '#domain/text/parseInteger.ts';

test.each<[text: string, number: number | undefined]>([
  ['1200', 1200],
  ['1,200', 1200],
  ['１，２００', 1200],
  ['-12,345,678', -12_345_678],
  ['＋7', 7],
  ...[...'-－−‐‑‒–—―ーｰ'].map((minus): [string, number] => [`${minus}40`, -40]),
  [' ３ ', 3],
  ['1,20', undefined],
  ['1200,000', undefined],
  [',200', undefined],
  ['1,200,', undefined],
  ['1,2000', undefined],
  ['1.5', undefined],
  ['¥1,200', undefined],
  ['1ー2', undefined],
  ['ー', undefined],
  ['', undefined],
  ['1234567890123456', undefined],
])('the number %j is read as %j', (text, number) => {
  expect(parseInteger(text)).toBe(number);
});

test('every integer as Excel shows it is read, and no stroke on the way to it is refused', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('en', 'ja'), (number, locale) => {
      const shown = number.toLocaleString(locale);
      expect(parseInteger(shown)).toBe(number);
      for (let end = 0; end <= shown.length; end++) expect(isIntegerBeginning(shown.slice(0, end))).toBe(true);
    }),
  );
});

test.each(['1.', 'x', '1,2000', '1,,', ',1', '--', '1200,'])('%j becomes no integer however one goes on', (text) => {
  expect(isIntegerBeginning(text)).toBe(false);
});

test('a number with a fraction keeps it, and separators count in front of it only', () => {
  expect(plainNumber('ー１，０００．５')).toBe('-1000.5');
  expect(plainNumber('1.000,5')).toBe('1.000,5');
});
