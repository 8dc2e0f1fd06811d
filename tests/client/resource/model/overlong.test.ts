import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTyped, cutToFit, storable } from '#client/resource/model/overlong.ts';
import { boxes, int, text } from '#domain/resource/field.ts';

const name = text('名前', 'Name', { maxWidth: 6 });
const lines = text('文', 'Text', { maxWidth: 6, maxLines: 2 });
const pages = boxes('言葉', 'Words', { maxWidth: 6, maxLines: 2, maxBoxes: 2 });
const price = int('価格', 'Price', { min: 0, max: 9 });

test.each([
  ['a line is taken over as it is', name, 'abc defgh', 'abc defgh'],
  ['lines are wrapped', lines, 'あいうえお', 'あいう\nえお'],
  ['so is each page', pages, ['あいうえ', 'abc defg'], ['あいう\nえ', 'abc\ndefg']],
  ['no control character is typed', name, 'a\tb\u0000', 'ab'],
  ['another value is what it is', price, 12, 12],
])('%s', (_, field, typed, taken) => {
  expect(asTyped(field, typed)).toEqual(taken);
});

test.each([
  ['what fits', name, 'abc', 'old', 'abc'],
  ['the beginning of a line that is too wide', name, 'あいうえ', 'old', 'あいう'],
  ['nothing of lines that are too wide', lines, 'あいうえ', 'old', 'old'],
  ['nothing of too many lines', lines, 'a\nb\nc', 'old', 'old'],
  ['nothing of pages of which one does not fit', pages, ['a', 'b\nc\nd'], ['old'], ['old']],
  ['nothing of too many pages', pages, ['a', 'b', 'c'], ['old'], ['old']],
  ['every other value', price, 12, 1, 12],
])('%s is stored', (_, field, typed, stored, kept) => {
  expect(storable(field, typed, stored)).toEqual(kept);
});

test('what is cut to fit is stored, by the schema of the field', () => {
  const page = fc.string({ unit: 'grapheme', maxLength: 30 });
  fc.assert(
    fc.property(fc.array(page, { maxLength: 4 }), (typed) => {
      const cut = cutToFit(pages, asTyped(pages, typed));
      expect(pages.schema.safeParse(cut).success).toBe(true);
      expect(storable(pages, cut, ['old'])).toBe(cut);
    }),
  );
});
