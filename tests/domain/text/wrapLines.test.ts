import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayWidth, lettersOf } from '#domain/text/displayWidth.ts';
import { placeInWrapped, wrapLines } from '#domain/text/wrapLines.ts';

const letter = fc.oneof(
  fc.constantFrom(...'あいう迷宮。、「」ーっャab c　(),.!\n', 'か\u3099', '🗡', 'ｶﾞ'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const text = fc.array(letter, { maxLength: 60 }).map((letters) => letters.join(''));
const limits = fc.record({ width: fc.integer({ min: 2, max: 24 }), most: fc.integer({ min: 1, max: 9 }) });

const ink = (written: string) => written.replace(/\s/g, '');
/** Returns the lines that are too wide, except for a single letter with marks that no line can hold. */
const wide = (written: string, width: number) =>
  written.split('\n').filter((line) => displayWidth(line) > width && lettersOf(line).length > 1);
const bareLength = (written: string) => written.replace(/\n+$/, '').split('\n').length;

describe('A text that is wrapped', () => {
  test.each([
    ['that fits stays as it is', 'あい\n\nう', 4, 3, 'あい\n\nう'],
    ['goes on in the next line', 'あいうえお', 6, 3, 'あいう\nえお'],
    ['moves the lines below it down', 'あいうえ\nお', 6, 3, 'あいう\nえ\nお'],
    ['takes the room of empty lines at its end', 'あいうえ\n\n', 6, 2, 'あいう\nえ'],
    ['keeps empty lines between others', 'あいうえ\n\nお', 6, 3, 'あいうえ\n\nお'],
    ['stays too wide where no line is free', 'あいうえ\nお', 6, 2, 'あいうえ\nお'],
    ['wraps as far as there are lines', 'あいうえおかきく', 6, 2, 'あいう\nえおかきく'],
    ['begins no line with punctuation', 'あいう。え', 6, 3, 'あい\nう。え'],
    ['begins no line with small kana', 'あいうっえ', 6, 3, 'あい\nうっえ'],
    ['begins no line with a sign of length', 'メイキューダ', 6, 3, 'メイ\nキュー\nダ'],
    ['begins no line with a closing bracket', '「あう」え', 6, 3, '「あ\nう」え'],
    ['ends no line with an opening bracket', 'あい「う」', 6, 3, 'あい\n「う」'],
    ['breaks what is nothing but punctuation', '！！！！', 6, 3, '！！！\n！'],
    ['breaks English between words', 'the iron gate', 8, 3, 'the iron\ngate'],
    ['breaks no word, number or address', 'to 10,000 at a.example/b', 11, 4, 'to 10,000\nat\na.example/b'],
    ['breaks a word that no line holds', 'abcdefgh ij', 4, 4, 'abcd\nefgh\nij'],
    ['keeps the blanks at the beginning of a paragraph', '　あい　う', 6, 3, '　あい\nう'],
    ['goes on below after a blank that finds no room', 'abcd ', 4, 2, 'abcd\n'],
    ['drops such a blank where a line follows', 'abcd \ne', 4, 2, 'abcd\ne'],
    ['counts a letter with its mark as one', 'か\u3099き\u3099く\u3099', 4, 2, 'か\u3099き\u3099\nく\u3099'],
  ])('%s', (_, given, width, most, wrapped) => {
    expect(wrapLines(given, width, most)).toBe(wrapped);
  });

  test('loses nothing but blanks where it breaks', () => {
    fc.assert(
      fc.property(text, limits, (given, { width, most }) => {
        expect(ink(wrapLines(given, width, most))).toBe(ink(given));
      }),
    );
  });

  test('is wrapped already', () => {
    fc.assert(
      fc.property(text, limits, (given, { width, most }) => {
        const wrapped = wrapLines(given, width, most);
        expect(wrapLines(wrapped, width, most)).toBe(wrapped);
      }),
    );
  });

  test('has no line that is too wide, unless it has no line left', () => {
    fc.assert(
      fc.property(text, limits, (given, { width, most }) => {
        const wrapped = wrapLines(given, width, most);
        if (bareLength(wrapped) < most) expect(wide(wrapped, width)).toEqual([]);
        expect(bareLength(wrapped)).toBeLessThanOrEqual(Math.max(most, bareLength(given)));
      }),
    );
  });

  test('stays as it is where it fits', () => {
    fc.assert(
      fc.property(text, limits, (given, { width, most }) => {
        fc.pre(wide(given, width).length === 0 && given.split('\n').length <= most);
        expect(wrapLines(given, width, most)).toBe(given);
      }),
    );
  });
});

describe('The caret in a text that is wrapped', () => {
  test.each([
    ['stays at the end', 'あいうえ|', 6, 'あいう\nえ|'],
    ['goes on in the next line after a blank', 'abcd |', 4, 'abcd\n|'],
    ['stays before the blank that became a break', 'abcd| ef', 4, 'abcd|\nef'],
    ['stays behind the blank that it stands behind', 'ab |c defg', 6, 'ab |c\ndefg'],
    ['stays where a line above was broken', 'あいうえ\nお|か', 6, 'あいう\nえ\nお|か'],
    ['stays on its empty line', 'あいうえ\n|\nか', 6, 'あいう\nえ\n|\nか'],
  ])('%s', (_, given, width, marked) => {
    const written = given.replace('|', '');
    const wrapped = wrapLines(written, width, 9);
    const place = placeInWrapped(written, wrapped, given.indexOf('|'));
    expect(`${wrapped.slice(0, place)}|${wrapped.slice(place)}`).toBe(marked);
  });

  test('stands behind the same letters', () => {
    fc.assert(
      fc.property(text, limits, fc.nat(60), (given, { width, most }, at) => {
        const place = Math.min(at, given.length);
        const wrapped = wrapLines(given, width, most);
        expect(ink(wrapped.slice(0, placeInWrapped(given, wrapped, place)))).toBe(ink(given.slice(0, place)));
        expect(placeInWrapped(given, given, place)).toBe(place);
      }),
    );
  });
});
