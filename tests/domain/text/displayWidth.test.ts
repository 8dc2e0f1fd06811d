import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterWidth, cutLines, cutToWidth, displayWidth } from '#domain/text/displayWidth.ts';

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

  test('cut to a width is the longest beginning that fits, and whole where all fits', () => {
    fc.assert(
      fc.property(text, fc.nat(50), (given, width) => {
        const whole = given.normalize('NFC');
        const cut = cutToWidth(given, width);
        expect(whole.startsWith(cut)).toBe(true);
        expect(displayWidth(cut)).toBeLessThanOrEqual(width);
        expect(cut.isWellFormed()).toBe(whole.isWellFormed());
        const next = Array.from(whole.slice(cut.length))[0];
        if (next === undefined) expect(cut).toBe(whole);
        else expect(displayWidth(cut) + characterWidth(next)).toBeGreaterThan(width);
        expect(cutToWidth(cut, width)).toBe(cut);
      }),
    );
    expect(cutToWidth('迷宮', 3)).toBe('迷');
    expect(cutToWidth('🗡🗡', 3)).toBe('🗡');
    expect(cutToWidth('か\u3099', 2)).toBe('が');
  });
});

test('text of several lines keeps its first lines, each cut to the width', () => {
  expect(cutLines('迷宮の入口\nab\nc', 6, 2)).toBe('迷宮の\nab');
  expect(cutLines('ok', 6, 2)).toBe('ok');
});
