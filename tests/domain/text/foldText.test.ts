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

test.each([
  ['Меikyu', 'Meikyu'],
  ['ΜΕΙΚΥU', 'meikyu'],
  ['The\u200b First\u00ad', 'The First'],
  ['❤\ufe0f', '❤'],
  ['葛\u{e0100}', '葛'],
  ['a\u3164b', 'ab'],
  ['a\u{e0041}b', 'ab'],
  ['\u202eab', 'ab'],
  ['か\u200d\u3099', 'が'],
  ['МОСКВА', 'москва'],
  ['ΌΔΟΣ', 'όδος'],
])('"%s" and "%s" are one text to readers', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('no letters of one alphabet become one, and Latin and kana stay as they are', () => {
  const alphabet = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
  const cyrillic = alphabet(0x430, 0x45f);
  const greek = alphabet(0x3b1, 0x3c9).filter((letter) => letter !== 'ς');
  const latin = [...alphabet(0x61, 0x7a), ...alphabet(0xe0, 0xff), ...alphabet(0x3041, 0x3096)];
  for (const letters of [cyrillic, greek, latin]) expect(new Set(letters.map(foldText)).size).toBe(letters.length);
  expect(latin.map(foldText)).toEqual(latin);
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
    '\u200b',
    '\ufe0f',
    '\u3164',
    'ς',
    'М',
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
      expect(places.map(([start, end]) => given.slice(start, end)).join('')).toBe(starts.length > 0 ? given : '');
      expect(places.map(([start, end]) => foldText(given.slice(start, end))).join('')).toBe(foldText(given));
    }),
    { numRuns: 3000 },
  );
});
