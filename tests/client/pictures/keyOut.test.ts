import { expect, test } from 'vitest';
import { hasFlatCorners, hasTransparency, keyOut, type Pixels } from '#client/pictures/keyOut.ts';

const COLOURS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '.': [250, 250, 250, 255],
  ',': [240, 245, 250, 255],
  '#': [40, 20, 20, 255],
  ' ': [0, 0, 0, 0],
};

/** A picture in which each letter is a pixel. */
function drawn(...rows: readonly string[]): Pixels {
  const data = new Uint8ClampedArray(
    rows
      .join('')
      .split('')
      .flatMap((letter) => COLOURS[letter] ?? []),
  );
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}

/** Shows the remaining pixels, row by row: 'x' for those that are not transparent. */
const left = ({ data, width, height }: Pixels) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4 + 3] ? 'x' : ' ')).join(''),
  );

test('The ground goes as far as it reaches from the edges, and stays within the figure', () => {
  const picture = drawn('.,...', '.###.', ',#.#.', '.###.', '.....');
  keyOut(picture, 10);
  expect(left(picture)).toEqual(['     ', ' xxx ', ' xxx ', ' xxx ', '     ']);
});

test('What differs by more than the tolerance stays', () => {
  const picture = drawn('.,.', '.#.', '...');
  keyOut(picture, 9);
  expect(left(picture)).toEqual([' x ', ' x ', '   ']);
});

test('A ground that figures cut in pieces goes from every edge', () => {
  const picture = drawn('.#.', '.#.', '.#.');
  keyOut(picture, 0);
  expect(left(picture)).toEqual([' x ', ' x ', ' x ']);
});

test.each([
  ['of one colour', ['..', '..'], true],
  ['of nearly one colour', ['.,', '..'], true],
  ['of which one differs', ['..', '.#'], false],
  ['that are transparent already', ['  ', '  '], false],
])('Corners %s', (_, rows, isFlat) => {
  expect(hasFlatCorners(drawn(...rows), 10)).toBe(isFlat);
});

test('A picture is transparent if one pixel is', () => {
  expect(hasTransparency(drawn('.#.', ',,#'))).toBe(false);
  expect(hasTransparency(drawn('.#.', ',, '))).toBe(true);
});
