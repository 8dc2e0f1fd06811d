import { expect, test } from 'vitest';
import { edgeGesture } from '#client/mapEditor/gestures/edgeGesture.ts';
import type { GestureRun } from '#client/mapEditor/gestures/gesture.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { CORNER_SLACK, edgeReach } from '#domain/map/hitTest.ts';

/** The cell size in pixels. */
const CELL = 20;
const FLOOR = { grid: blankGrid(), size: 24, wants: 'edges' } as const;

/** Returns the pointer at a distance in pixels east and north of the corner where the cells (4, 6) and (5, 7) meet. */
const sample = (east: number, north: number) => ({
  at: { x: 5 + east / CELL, y: 7 + north / CELL },
  reach: edgeReach(CELL, false),
  slack: CORNER_SLACK / CELL,
  isStraight: false,
});

const edges = (run: GestureRun): string[] =>
  run.targets().flatMap((target) => {
    if (target.kind !== 'edge') return [];
    const { x, y, side } = target.edge;
    return [`${x},${y} ${side}`];
  });

/** Returns the edges of a stroke that begins near the corner. */
function stroke(...way: readonly (readonly [east: number, north: number])[]): string[] {
  const [first = [0, 0], ...rest] = way;
  const run = edgeGesture.start(sample(...first), FLOOR);
  for (const [east, north] of rest) run.move(sample(east, north));
  return edges(run);
}

test('begun in a corner, a stroke goes where the pointer has gone after three pixels, whatever it did before', () => {
  const begun = stroke([1, 1]);
  expect(begun).toHaveLength(1);
  expect(stroke([1, 1], [3, 1], [3, 2]), 'two pixels decide nothing').toEqual(begun);
  expect(stroke([1, 1], [3, 1], [2, 5])).toEqual(['5,7 west']);
  expect(stroke([1, 1], [1, 3], [5, 2])).toEqual(['5,7 south']);
  expect(stroke([1, 1], [3, 1], [1, 45]), 'the edge of the two pixels is none of the stroke').toEqual([
    '5,7 west',
    '5,8 west',
    '5,9 west',
  ]);
  expect(stroke([-1, -1], [-3, -1], [-1, -25])).toEqual(['4,6 east', '4,5 east']);
});

test('begun amid an edge, a stroke stays on its line from the first pixel', () => {
  expect(stroke([10, 1], [10, 4])).toEqual(['5,7 south']);
  expect(stroke([10, 1], [12, 8], [25, 8])).toEqual(['5,7 south', '6,7 south']);
});
