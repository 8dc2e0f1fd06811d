import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { overflowOf, textCells } from '#domain/text/textCells.ts';

test('a full-width character takes two columns, ASCII and half-width kana one', () => {
  const [line] = textCells('A剣ｱ', 40, 1);
  expect(line?.cells.map(({ character, width }) => [character, width])).toEqual([
    ['A', 1],
    ['剣', 2],
    ['ｱ', 1],
  ]);
});

test('a window shows all of its lines, written or not, and what is past them is outside', () => {
  expect(textCells('一\n二', 40, 4).map(({ isOutside }) => isOutside)).toEqual([false, false, false, false]);
  expect(textCells('一\n二\n三', 40, 2).map(({ isOutside }) => isOutside)).toEqual([false, false, true]);
});

test('a full-width character that has half a place left is outside', () => {
  const [line] = textCells('あいa剣b', 6, 1);
  expect(line?.cells.map(({ isOutside }) => isOutside)).toEqual([false, false, false, true, true]);
});

test('combined forms take one place', () => {
  expect(textCells('か\u3099', 40, 1)[0]?.cells.map(({ character }) => character)).toEqual(['が']);
});

test('what goes past the window is measured in columns and lines', () => {
  expect(overflowOf('', 40, 4)).toEqual({ lines: 0, columns: 0 });
  expect(overflowOf('1234567\n一二三四\n\n', 6, 2)).toEqual({ lines: 2, columns: 2 });
});

test('every line is as wide as its display width', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const lines = text.normalize('NFC').split('\n');
      const widths = textCells(text, 40, 1).map(({ cells }) => cells.reduce((sum, { width }) => sum + width, 0));
      expect(widths).toEqual(lines.map(displayWidth));
    }),
  );
});
