import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIDES } from '#domain/map/cell.ts';
import { type Edge, edgeKey, edgeOnLine, otherHalf } from '#domain/map/edge.ts';
import { beginEdgeStroke, extendEdgeStroke, strokeEdges } from '#domain/map/edgeStroke.ts';
import { edgeReach, hitTest } from '#domain/map/hitTest.ts';
import { arbitraryPosition, arbitrarySize } from './arbitraryGrid.ts';

const keys = (edges: readonly Edge[], size = 24) => edges.map((edge) => edgeKey(edge, size)).sort((a, b) => a - b);
const drag = (from: { x: number; y: number }, ...way: { x: number; y: number }[]) => {
  const hit = hitTest(from, 0.5, 24);
  if (hit?.kind !== 'edge') throw new Error('the stroke begins on no edge');
  return way.reduce((stroke, at) => extendEdgeStroke(stroke, at, 24), beginEdgeStroke(from, hit.line, hit.from, 24));
};
const names = (edges: readonly Edge[]) => edges.map(({ x, y, side }) => `${x},${y} ${side}`);

test('both halves of an edge have one key, and no two edges share one', () => {
  fc.assert(
    fc.property(arbitrarySize, (size) => {
      const seen = new Set<number>();
      for (let x = 0; x < size; x++) {
        for (let y = 0; y < size; y++) {
          for (const side of SIDES) {
            expect(edgeKey(otherHalf({ x, y, side }, size), size)).toBe(edgeKey({ x, y, side }, size));
            seen.add(edgeKey({ x, y, side }, size));
          }
        }
      }
      expect(seen.size).toBe(size * size * 2);
    }),
    { numRuns: 3 },
  );
});

test('an edge is hot within its reach, in pixels at least 8, for touch 14; else the cell', () => {
  expect(edgeReach(100, false)).toBe(0.28);
  expect(edgeReach(20, false)).toBe(0.4);
  expect(edgeReach(40, true)).toBe(0.35);
  expect(edgeReach(10, true)).toBe(0.5);
  fc.assert(
    fc.property(arbitraryPosition, fc.double({ min: 0.1, max: 0.45, noNaN: true }), (at, reach) => {
      const hit = hitTest(at, reach, 24);
      const near = (value: number) => Math.abs(value - Math.round(value)) <= reach;
      expect(hit?.kind).toBe(near(at.x) || near(at.y) ? 'edge' : 'cell');
    }),
  );
});

test('in a corner the direction of movement decides', () => {
  const at = { x: 5.1, y: 7.05 };
  expect(hitTest(at, 0.28, 24)).toMatchObject({
    isCorner: true,
    line: { along: 'x', at: 7 },
    edge: { x: 5, y: 7, side: 'south' },
  });
  expect(hitTest(at, 0.28, 24, 'y')).toMatchObject({ line: { along: 'y', at: 5 }, edge: { x: 5, y: 7, side: 'west' } });
});

test('the rim is hot from outside too, and belongs to the cell that exists', () => {
  expect(hitTest({ x: 3.5, y: 24.2 }, 0.28, 24)).toMatchObject({ edge: { x: 3, y: 23, side: 'north' } });
  expect(hitTest({ x: -0.2, y: 3.5 }, 0.28, 24)).toMatchObject({ edge: { x: 0, y: 3, side: 'west' } });
  expect(hitTest({ x: -0.4, y: 3.5 }, 0.28, 24)).toBeUndefined();
});

test('a stroke turns at the nearest corner once it is more than 0.6 cell away: an L is one stroke', () => {
  const stroke = drag({ x: 2.5, y: 5.1 }, { x: 4.9, y: 5.5 }, { x: 5.2, y: 5.7 }, { x: 5.1, y: 7.5 });
  expect(names(strokeEdges(stroke, 24))).toEqual([
    '2,5 south',
    '3,5 south',
    '4,5 south',
    // The stroke was drawn above the first line, on its left hand side; after the turn to the north the left side is west.
    '4,5 east',
    '4,6 east',
    '4,7 east',
  ]);
});

test('an edge that was only looked into is given up when the stroke turns at the end it came in by', () => {
  const stroke = drag({ x: 2.5, y: 5 }, { x: 5.3, y: 5.2 }, { x: 5.3, y: 6.5 });
  expect(keys(strokeEdges(stroke, 24))).toEqual(
    keys([
      { x: 2, y: 5, side: 'south' },
      { x: 3, y: 5, side: 'south' },
      { x: 4, y: 5, side: 'south' },
      { x: 5, y: 5, side: 'west' },
      { x: 5, y: 6, side: 'west' },
    ]),
  );
});

test('a fast drag along a line misses nothing: many events or one give the same edges', () => {
  fc.assert(
    fc.property(
      arbitraryPosition,
      fc.double({ min: -16, max: 16, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      (at, far, steps) => {
        const hit = hitTest(at, 0.5, 24);
        if (hit?.kind !== 'edge') return;
        const to = (share: number) =>
          hit.line.along === 'x' ? { x: at.x + far * share, y: at.y } : { x: at.x, y: at.y + far * share };
        const fast = drag(at, to(1));
        const slow = drag(at, ...Array.from({ length: steps }, (_, step) => to((step + 1) / steps)));
        expect(keys(strokeEdges(slow, 24))).toEqual(keys(strokeEdges(fast, 24)));
      },
    ),
  );
});

test('whatever way a stroke takes, its edges hang together and each is named once', () => {
  fc.assert(
    fc.property(arbitraryPosition, fc.array(arbitraryPosition, { maxLength: 12 }), (from, way) => {
      const edges = strokeEdges(drag(from, ...way), 24);
      expect(new Set(keys(edges)).size).toBe(edges.length);
      const corners = edges.map(endsOf);
      const reached = new Set(corners[0]);
      for (let grown = true; grown; ) {
        grown = false;
        for (const ends of corners) {
          if (ends.some((end) => reached.has(end)) && ends.some((end) => !reached.has(end))) {
            for (const end of ends) reached.add(end);
            grown = true;
          }
        }
      }
      expect(corners.every((ends) => ends.every((end) => reached.has(end)))).toBe(true);
    }),
  );
});

test('straight keeps a stroke on its line however far away the pointer goes', () => {
  const hit = hitTest({ x: 2.5, y: 5 }, 0.28, 24);
  if (hit?.kind !== 'edge') throw new Error('no edge');
  const stroke = extendEdgeStroke(
    beginEdgeStroke({ x: 2.5, y: 5 }, hit.line, hit.from, 24),
    { x: 4.5, y: 9 },
    24,
    true,
  );
  expect(names(strokeEdges(stroke, 24))).toEqual(['2,5 south', '3,5 south', '4,5 south']);
});

test('every edge on a line is owned by a cell of the floor', () => {
  fc.assert(
    fc.property(
      arbitrarySize,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('x', 'y'),
      fc.constantFrom('low', 'high'),
      (size, at, index, along, from) => {
        const edge = edgeOnLine({ along, at: at % (size + 1) }, index % size, from, size);
        expect(Math.min(edge.x, edge.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(edge.x, edge.y)).toBeLessThan(size);
      },
    ),
  );
});

function endsOf({ x, y, side }: Edge): string[] {
  const [a, b] = {
    north: [
      [x, y + 1],
      [x + 1, y + 1],
    ],
    south: [
      [x, y],
      [x + 1, y],
    ],
    east: [
      [x + 1, y],
      [x + 1, y + 1],
    ],
    west: [
      [x, y],
      [x, y + 1],
    ],
  }[side] as [number[], number[]];
  return [a.join(), b.join()];
}
