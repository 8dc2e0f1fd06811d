import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BORDER, type Border, SIDES, ZONE } from '#domain/map/cell.ts';
import { cellsBetween } from '#domain/map/cellPath.ts';
import { edgeKey, otherHalf, readBorder } from '#domain/map/edge.ts';
import { enclosedRegion } from '#domain/map/enclosedRegion.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { cellAt } from '#domain/map/hitTest.ts';
import { applyPatch, invertPatch } from '#domain/map/patch.ts';
import { builtEdges, rectangleBetween, rectangleCells, rimEdges, squareBetween } from '#domain/map/rectangle.ts';
import { type EdgeTarget, type StrokeEdit, strokeMode } from '#domain/map/strokePatch.ts';
import { strokePatch } from '../../support/strokePatch.ts';
import { arbitraryGrid, arbitraryPosition, arbitrarySize } from './arbitraryGrid.ts';

const wall: StrokeEdit = {
  edge: (_border, _target, mode) => (mode === 'draw' ? BORDER.wall : BORDER.open),
  isDrawn: (cell, target) => target.kind === 'edge' && cell[target.edge.side] === BORDER.wall,
};
const dark: StrokeEdit = {
  cell: ({ floor_id }, mode) => ({ floor_id: mode === 'draw' ? floor_id | ZONE.dark : floor_id & ~ZONE.dark }),
};
const arbitraryTarget = (size: number): fc.Arbitrary<EdgeTarget> =>
  fc.record({
    kind: fc.constant('edge'),
    edge: fc.record({ x: fc.nat({ max: size - 1 }), y: fc.nat({ max: size - 1 }), side: fc.constantFrom(...SIDES) }),
    part: fc.constant('line'),
  });
const draw = (size: number, oneSided = false) => ({ size, mode: 'draw', oneSided, label: 'test' }) as const;

test('a stroke writes both halves of each edge, on the rim across the wrap too', () => {
  fc.assert(
    fc.property(
      arbitrarySize.chain((size) => fc.tuple(fc.constant(size), fc.array(arbitraryTarget(size)), arbitraryGrid)),
      ([size, targets, grid]) => {
        const patch = strokePatch(grid, targets, wall, draw(size));
        const after = applyPatch(grid, patch);
        for (const { edge } of targets) {
          expect(readBorder(after, edge)).toBe(BORDER.wall);
          expect(readBorder(after, otherHalf(edge, size))).toBe(BORDER.wall);
        }
        const changed = targets.filter(({ edge }) =>
          [edge, otherHalf(edge, size)].some((half) => readBorder(grid, half) !== BORDER.wall),
        );
        expect(patch.label.count).toBe(new Set(changed.map(({ edge }) => edgeKey(edge, size))).size);
        expect(applyPatch(after, invertPatch(patch))).toEqual(grid);
      },
    ),
    { numRuns: 30 },
  );
});

test('a one-sided stroke leaves the other half', () => {
  const edge = { x: 4, y: 4, side: 'north' } as const;
  const after = applyPatch(
    blankGrid(),
    strokePatch(blankGrid(), [{ kind: 'edge', edge, part: 'line' }], wall, draw(24, true)),
  );
  expect(readBorder(after, edge)).toBe(BORDER.wall);
  expect(readBorder(after, otherHalf(edge, 24))).toBe(BORDER.open);
});

test('the first target decides whether the whole stroke draws or erases', () => {
  const grid = withWalls([{ x: 4, y: 4, side: 'north' }]);
  const first: EdgeTarget = { kind: 'edge', edge: { x: 4, y: 5, side: 'south' }, part: 'line' };
  const second: EdgeTarget = { kind: 'edge', edge: { x: 5, y: 5, side: 'south' }, part: 'line' };
  expect(strokeMode(grid, [first, second], wall)).toBe('erase');
  expect(strokeMode(grid, [second, first], wall)).toBe('draw');
  expect(strokeMode(grid, [first], dark)).toBe('draw');
});

test('a stroke over cells counts the cells that change and keeps the other bits', () => {
  const grid = blankGrid();
  writeField(grid, 'floor_id', 1, 1, ZONE.dark);
  writeField(grid, 'floor_id', 2, 1, ZONE.noTeleport);
  const cells = rectangleCells({ west: 1, south: 1, east: 3, north: 1 }).map(
    (cell) => ({ kind: 'cell', ...cell }) as const,
  );
  const patch = strokePatch(grid, cells, dark, draw(24));
  expect(patch.label.count).toBe(2);
  expect(patch.cells).toContainEqual({ x: 2, y: 1, before: { floor_id: 2 }, after: { floor_id: 3 } });
});

test('the way between two positions touches both ends and steps over one side at a time', () => {
  fc.assert(
    fc.property(arbitraryPosition, arbitraryPosition, (from, to) => {
      const cells = cellsBetween(from, to, 24);
      expect(cells[0]).toEqual(cellAt(from, 24));
      expect(cells.at(-1)).toEqual(cellAt(to, 24));
      for (const [index, cell] of cells.entries()) {
        const before = cells[index - 1];
        if (before) expect(Math.abs(cell.x - before.x) + Math.abs(cell.y - before.y)).toBe(1);
      }
    }),
  );
});

test('a rectangle has its rim, the edges inside and its cells, each edge once', () => {
  const place = fc.record({ x: fc.nat({ max: 23 }), y: fc.nat({ max: 23 }) });
  fc.assert(
    fc.property(place, place, (a, b) => {
      const rectangle = rectangleBetween(a, b);
      const [width, height] = [rectangle.east - rectangle.west + 1, rectangle.north - rectangle.south + 1];
      expect(rimEdges(rectangle)).toHaveLength(2 * (width + height));
      expect(rimEdges(rectangle).filter(({ isMiddle }) => isMiddle)).toHaveLength(4);
      expect(builtEdges(rectangle, blankGrid())).toEqual([]);
      const full = builtEdges(rectangle, blankGrid().fill(BORDER.wall));
      expect(full).toHaveLength(width * (height - 1) + height * (width - 1));
      expect(rectangleCells(rectangle)).toHaveLength(width * height);
      const square = squareBetween(a, b, 24);
      expect(square.east - square.west).toBe(square.north - square.south);
      expect(Math.min(square.west, square.south)).toBeGreaterThanOrEqual(0);
      expect(Math.max(square.east, square.north)).toBeLessThan(24);
    }),
  );
});

test('the region of a cell is the region of every cell in it, and a walled room is one of its own', () => {
  const room = rectangleBetween({ x: 3, y: 3 }, { x: 6, y: 5 });
  const grid = withWalls(rimEdges(room).map(({ edge }) => edge));
  expect(enclosedRegion(grid, 4, 4, 24)).toHaveLength(12);
  expect(enclosedRegion(grid, 10, 10, 24)).toHaveLength(24 * 24 - 12);
  fc.assert(
    fc.property(arbitraryGrid, fc.nat({ max: 15 }), fc.nat({ max: 15 }), fc.nat(), (any, x, y, pick) => {
      const region = enclosedRegion(any, x, y, 16);
      const other = region[pick % region.length] as { x: number; y: number };
      expect(enclosedRegion(any, other.x, other.y, 16)).toHaveLength(region.length);
    }),
    { numRuns: 30 },
  );
});

function withWalls(edges: readonly { x: number; y: number; side: (typeof SIDES)[number] }[]): FloorGrid {
  const grid = blankGrid();
  for (const edge of edges) {
    for (const half of [edge, otherHalf(edge, 24)])
      writeField(grid, half.side, half.x, half.y, BORDER.wall satisfies Border);
  }
  return grid;
}
