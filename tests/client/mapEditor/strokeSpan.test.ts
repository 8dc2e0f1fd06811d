import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spanText, strokeSpan } from '#client/mapEditor/canvas/strokeSpan.ts';
import { rectangleGesture } from '#client/mapEditor/gestures/rectangleGesture.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import type { Point } from './support/TestHand.ts';
import { TestMap } from './support/TestMap.ts';

const sample = ([x, y]: Point) => ({ at: { x: x + 0.5, y: y + 0.5 }, reach: 0.2, slack: 0.1, isStraight: false });

test('a rectangle measures the same by its cells and by its edges', () => {
  const place = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(fc.tuple(place, place), fc.tuple(place, place), (from, to) => {
      fc.pre(from[0] !== to[0] || from[1] !== to[1]);
      for (const wants of ['cells', 'edges'] as const) {
        const run = rectangleGesture.start(sample(from), { grid: blankGrid(), size: 24, wants });
        run.move(sample(to));
        expect(strokeSpan(run.targets())).toEqual({
          width: Math.abs(to[0] - from[0]) + 1,
          height: Math.abs(to[1] - from[1]) + 1,
        });
      }
    }),
  );
});

test('a straight line has a length, one with a corner a width and a height', () => {
  expect(spanText({ width: 7, height: 0 })).toBe('7');
  expect(spanText({ width: 0, height: 3 })).toBe('3');
  expect(spanText({ width: 7, height: 3 })).toBe('7 × 3');
});

test('while dragging, the extent of the stroke is shown: of rooms, walls, corridors and selections', async () => {
  const map = await TestMap.opens();
  map.chooses('room');
  map.begins([
    [2.5, 2.5],
    [6.5, 4.5],
  ]);
  expect(map.marks.span).toBe('5 × 3');
  map.ends();
  expect(map.marks.span).toBeUndefined();
  map.chooses('wall');
  map.begins([
    [10.5, 10],
    [13.5, 10],
  ]);
  expect(map.marks.span).toBe('4');
  map.movesTo([14, 12.5]);
  expect(map.marks.span).toMatch(/^4 × [23]$/);
  map.keys('Escape');
  expect(map.marks.span).toBeUndefined();
  map.ends();
  map.chooses('corridor');
  map.begins([
    [3.5, 15.5],
    [8.5, 15.5],
    [8.5, 18.5],
  ]);
  expect(map.marks.span).toBe('6 × 4');
  map.ends();
  map.chooses('select');
  map.begins([
    [2.5, 2.5],
    [4.5, 3.5],
  ]);
  expect(map.marks.span).toBe('3 × 2');
  map.ends();
  expect(map.marks.span).toBeUndefined();
  // A press measures nothing.
  map.chooses('dark');
  map.begins([[20.5, 20.5]]);
  expect(map.marks.span).toBeUndefined();
  map.ends();
});
