import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from '#domain/text/base64.ts';
import { LANGUAGES, languageFrom } from '#domain/text/languages.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';

describe('A name to compare by', () => {
  test.each([
    ['Hanako', 'hanako'],
    ['  ｈａｎａｋｏ ', 'hanako'],
    ['ＨＡＮＡＫＯ＠ＥＸＡＭＰＬＥ．ＣＯＭ', 'hanako@example.com'],
    ['メイキュウ', 'めいきゅう'],
    ['ﾒｲｷｭｳ', 'めいきゅう'],
    ['ｶﾞ', 'が'],
    ['か\u3099', 'が'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['１２㍑', '12りっとる'],
    ['　全角の空白　', '全角の空白'],
  ])('of "%s" is "%s"', (name, key) => {
    expect(normalizeKey(name)).toBe(key);
  });

  test.each([
    ['は', 'ば'],
    ['ば', 'ぱ'],
    ['つ', 'っ'],
    ['a', 'b'],
    ['🗡', '🍣'],
    ['ー', '一'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(normalizeKey(one)).not.toBe(normalizeKey(other));
  });

  test('is the same for its own key, for any case and for blanks around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ０Ａｱアあガがー-_.@ 迷\u3099') }), (name) => {
        const key = normalizeKey(name);
        expect(normalizeKey(key)).toBe(key);
        expect(normalizeKey(name.toUpperCase())).toBe(key);
        expect(normalizeKey(` ${name}\u3000`)).toBe(key);
      }),
    );
  });
});

describe('Small things of text', () => {
  test('any bytes come back from base64, and it is the base64 of everybody else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
      { numRuns: 50 },
    );
  });

  test('a language is one of the two, and Japanese where it is not known', () => {
    expect(LANGUAGES.map(languageFrom)).toEqual(LANGUAGES);
    for (const other of [undefined, null, '', 'fr', 'EN', 'en-GB', 5, ['en']]) expect(languageFrom(other)).toBe('ja');
  });
});
