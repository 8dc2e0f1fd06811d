import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedPlaces, foldText } from '#domain/text/foldText.ts';
import { searchKey } from '#domain/text/searchKey.ts';

test.each([
  ['ＡＢＣ', 'abc'],
  ['ﾒｲｷｭｳ', 'めいきゅう'],
  ['第０１２階', '第12階'],
  ['フロア 007', 'ふろあ 7'],
  ['0', '0'],
  ['000', '0'],
  ['100', '100'],
  ['1.05', '1.5'],
  ['　余白　', '余白'],
])('"%s" is searched as "%s"', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test('every character of a folded text leads back to what it was made of', () => {
  const text = 'A㍑ｶﾞか\u3099😀ﾊﾟ';
  const { starts, ends } = foldedPlaces(text);
  const pieces = Array.from(foldText(text).split(''), (unit, at) => [unit, text.slice(starts[at], ends[at])]);
  expect(pieces).toEqual([
    ['a', 'A'],
    ['り', '㍑'],
    ['っ', '㍑'],
    ['と', '㍑'],
    ['る', '㍑'],
    ['が', 'ｶﾞ'],
    ['が', 'か\u3099'],
    ['\ud83d', '😀'],
    ['\ude00', '😀'],
    ['ぱ', 'ﾊﾟ'],
  ]);
});

test('piece by piece any text folds to what it folds to as a whole, and the pieces are the text', () => {
  const odd = fc.constantFrom(
    'Σ',
    'ｶ',
    'ﾞ',
    '\u3099',
    '\u0301',
    'ᄀ',
    'ᅡ',
    'ᆨ',
    'ㄱ',
    'ㅏ',
    'ﾡ',
    'ￂ',
    'İ',
    'ﷺ',
    '㍿',
    '\ud800',
  );
  const text = fc.array(
    fc.oneof(
      odd,
      fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const given = parts.join('');
      const { starts, ends } = foldedPlaces(given);
      expect(starts.length).toBe(foldText(given).length);
      expect(ends.length).toBe(starts.length);
      const places = Array.from(new Set(starts), (start) => [start, ends[starts.indexOf(start)] ?? 0]);
      expect(places.map(([start, end]) => given.slice(start, end)).join('')).toBe(given);
      // The one letter that depends on its neighbours, the Greek s, is one code unit either way.
      const sigmas = (folded: string) => folded.replaceAll('ς', 'σ');
      expect(places.map(([start, end]) => sigmas(foldText(given.slice(start, end)))).join('')).toBe(
        sigmas(foldText(given)),
      );
    }),
    { numRuns: 3000 },
  );
});
