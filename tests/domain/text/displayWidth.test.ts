import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutLines } from '#domain/text/cutLines.ts';
import { characterWidth, cutToWidth, displayWidth } from '#domain/text/displayWidth.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('The width of a text', () => {
  test.each([
    ['', 0],
    ['abc ~', 5],
    ['迷宮', 4],
    ['ﾒｲｷｭｳ', 5],
    ['｡｢･ﾞﾟ', 5],
    ['メイキュウ', 10],
    ['Ａ１', 4],
    ['é', 2],
    ['🗡', 2],
    ['a迷ﾒ', 4],
    ['か\u3099', 2],
    ['\uff60\uffa0', 4],
  ])('"%s" is %i half-width columns wide', (given, width) => {
    expect(displayWidth(given)).toBe(width);
  });

  test('is the sum of its parts, and that of its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom('迷', 'ﾒ', '🗡', 'a', ''), (a, b) => {
        expect(displayWidth(a + b + a)).toBe(2 * displayWidth(a) + displayWidth(b));
      }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const characters = Array.from(given.normalize('NFC'));
        expect(displayWidth(given)).toBe(characters.reduce((sum, one) => sum + characterWidth(one), 0));
        expect(displayWidth(given)).toBeGreaterThanOrEqual(characters.length);
        expect(displayWidth(given)).toBeLessThanOrEqual(2 * characters.length);
      }),
    );
  });

  test('does not depend on how a letter is composed', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(displayWidth(given.normalize('NFD'))).toBe(displayWidth(given.normalize('NFC')));
      }),
    );
  });

  test('cut to a width is the longest beginning that fits, as it was written', () => {
    fc.assert(
      fc.property(text, fc.nat(50), fc.constantFrom('NFC', 'NFD'), (composed, width, form) => {
        const given = composed.normalize(form);
        const cut = cutToWidth(given, width);
        expect(given.startsWith(cut)).toBe(true);
        expect(displayWidth(cut)).toBeLessThanOrEqual(width);
        expect(cut.isWellFormed()).toBe(given.isWellFormed());
        const next = /^.\p{M}*/su.exec(given.slice(cut.length))?.[0];
        if (next !== undefined) expect(displayWidth(cut + next)).toBeGreaterThan(width);
        expect(cutToWidth(cut, width)).toBe(cut);
      }),
    );
    expect(cutToWidth('迷宮', 3)).toBe('迷');
    expect(cutToWidth('🗡🗡', 3)).toBe('🗡');
  });

  test.each(['か\u3099き\u3099', '\ufa1b\ufa19', 'e\u0301e\u0301'])(
    'cut to a width keeps the characters of "%s" that its author has written',
    (written) => {
      expect(cutToWidth(written, 4)).toBe(written);
      expect(cutToWidth(`${written}迷`, 5)).toBe(written);
      expect(cutToWidth(written, 3)).toBe(written.slice(0, written.length / 2));
      expect(cutLines(`${written}\n${written}`, 4, 2)).toBe(`${written}\n${written}`);
    },
  );
});

test('text of several lines keeps its first lines, each cut to the width', () => {
  expect(cutLines('迷宮の入口\nab\nc', 6, 2)).toBe('迷宮の\nab');
  expect(cutLines('ok', 6, 2)).toBe('ok');
  expect(cutLines('a\tb\u0000c\nd', 3, 2)).toBe('abc\nd');
});
