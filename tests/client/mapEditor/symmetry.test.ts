import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapGestures } from '#client/mapEditor/gestures/mapGestures.ts';
import { chip, PICKED_CELL } from '#client/mapEditor/tools/chip.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import { applyPatch } from '#domain/map/patch.ts';
import { composed, movedTo, type Placement, placed } from '#domain/map/placement.ts';
import { turnedCell, writeCell } from '#domain/map/region.ts';
import type { StrokeOptions, StrokeTarget } from '#domain/map/strokePatch.ts';
import {
  imageOf,
  imagesOf,
  SYMMETRIES,
  type Symmetry,
  symmetryImages,
  withAxesAt,
  withAxesMoved,
  withAxis,
  withHalfTurn,
} from '#domain/map/symmetry.ts';
import { strokePatch } from '../../support/strokePatch.ts';

const half = fc.nat({ max: 48 });
const arbitrarySymmetry = fc.record({
  kind: fc.constantFrom(...SYMMETRIES),
  axes: fc.option(fc.record({ x: half, y: half }), { nil: undefined }),
});
const coordinate = fc.nat({ max: 23 });
const arbitraryTarget: fc.Arbitrary<StrokeTarget> = fc.oneof(
  fc.record({ kind: fc.constant('cell' as const), x: coordinate, y: coordinate }),
  fc.record({
    kind: fc.constant('edge' as const),
    edge: fc.record({ x: coordinate, y: coordinate, side: fc.constantFrom(...SIDES) }),
    part: fc.constant('line' as const),
  }),
);

test('the image of an image is the thing itself', () => {
  fc.assert(
    fc.property(arbitrarySymmetry, arbitraryTarget, (symmetry, target) => {
      for (const image of symmetryImages(symmetry, 24)) {
        expect(composed(image, image)).toEqual(movedTo({ x: 0, y: 0 }));
        // One half of an edge, without the other that a cell of the floor may own instead.
        const there = imageOf(image, target, 24, true);
        if (there) expect(imageOf(image, there, 24, true)).toEqual(target);
      }
    }),
  );
});

test('the images of both axes are those of each and the half turn', () => {
  const images = (kind: Symmetry['kind']) => symmetryImages({ kind, axes: { x: 9, y: 14 } }, 24);
  expect(images('both')).toEqual([...images('leftRight'), ...images('upDown'), ...images('halfTurn')]);
  expect(images('none')).toEqual([]);
});

test('an edge on the rim whose owner would lie outside is owned by the cell inside', () => {
  const [image] = symmetryImages({ kind: 'leftRight', axes: { x: 10, y: 0 } }, 24) as [Placement];
  const edge = { kind: 'edge', part: 'line', edge: { x: 10, y: 3, side: 'west' } } as const;
  expect(imageOf(image, edge, 24)).toEqual({ ...edge, edge: { x: 0, y: 3, side: 'west' } });
  expect(imageOf(image, edge, 24, true)).toBeUndefined();
  expect(imagesOf([image], [{ kind: 'cell', x: 20, y: 3 }], 24)).toEqual([]);
});

/** Returns the content of a floor seen through an image: the whole floor mirrored. */
function seenThrough(image: Placement, grid: FloorGrid, size: number): FloorGrid {
  const result = blankGrid();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const to = placed(image, { x, y });
      writeCell(result, to.x, to.y, turnedCell(readCell(grid, x, y), image));
    }
  }
  return result;
}

/** All tools that draw with images. */
const drawing = mapTools.filter(({ isSingle, isSelector, isPicker }) => !isSingle && !isSelector && !isPicker);

/** Returns arbitrary strokes of a tool with a symmetry around the middle of a floor with an even number of cells. */
function arbitraryStroke(tool: MapTool) {
  const values = fc.record(
    Object.fromEntries(
      tool.options.map(({ id, choices }) => [id, fc.constantFrom(...choices.map(({ value }) => value))]),
    ),
  );
  const position = fc.integer({ min: 0, max: 239 }).map((value) => value / 10);
  return fc.record({
    values,
    gesture: fc.constantFrom(...tool.gestures),
    way: fc.array(fc.record({ x: position, y: position }), { minLength: 1, maxLength: 5 }),
    mode: fc.constantFrom('draw' as const, 'erase' as const),
    kind: fc.constantFrom(...SYMMETRIES),
    oneSided: fc.boolean(),
  });
}

describe.each(drawing.map((tool) => [tool.id, tool] as const))('%s', (_id, tool) => {
  test('leaves a symmetric floor symmetric, in one step that holds the stroke and its images', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryStroke(tool), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...SYMMETRIES),
        (strokes, kind) => {
          const images = symmetryImages({ kind }, 24);
          let grid = blankGrid();
          for (const { values, gesture, way, mode, oneSided } of strokes) {
            const edit = tool.edit(values);
            const [first, ...rest] = way.map((at) => ({ at, reach: 0.28, slack: 0.1, isStraight: false }));
            if (!first) continue;
            const run = mapGestures[gesture].start(first, {
              ...{ grid, size: 24, hasImages: true },
              wants: edit.cell ? 'cells' : 'edges',
            });
            for (const sample of rest) run.move(sample);
            const options: StrokeOptions = { size: 24, mode, oneSided, label: tool.id, images };
            grid = applyPatch(grid, strokePatch(grid, run.targets(), edit, options));
          }
          for (const image of images) expect(seenThrough(image, grid, 24)).toEqual(grid);
        },
      ),
      { numRuns: 40 },
    );
  });
});

const draws = (tool: MapTool, values: Record<string, number>, targets: readonly StrokeTarget[], symmetry: Symmetry) =>
  applyPatch(
    blankGrid(),
    strokePatch(blankGrid(), targets, tool.edit(values), {
      ...{ size: 24, mode: 'draw', oneSided: false, label: tool.id },
      images: symmetryImages(symmetry, 24),
    }),
  );

test('the image of a cell that was picked up is mirrored: its sides, its event and where that faces', () => {
  const turntable = 1201;
  const cell = { event_id: turntable, muki: 2, east: BORDER.door };
  const grid = draws(chip, { chip: PICKED_CELL, ...cell }, [{ kind: 'cell', x: 2, y: 3 }], { kind: 'leftRight' });
  expect(readCell(grid, 21, 3)).toMatchObject({ muki: 4, west: BORDER.door, east: BORDER.open });
  expect(readCell(grid, 21, 3).event_id).not.toBe(0);
});

test('a room across an axis becomes one hall, without walls inside', () => {
  const room = drawing.find(({ id }) => id === 'room') as MapTool;
  const run = mapGestures.rectangle.start(
    { at: { x: 6.5, y: 8.5 }, reach: 0.2, slack: 0.1, isStraight: false },
    { grid: blankGrid(), size: 24, wants: 'edges', hasImages: true },
  );
  run.move({ at: { x: 14.5, y: 12.5 }, reach: 0.2, slack: 0.1, isStraight: false });
  const grid = draws(room, { door: -1 }, run.targets(), { kind: 'leftRight' });
  const row = Array.from({ length: 24 }, (_, x) => readCell(grid, x, 10));
  expect(row.flatMap(({ west }, x) => (west === BORDER.wall ? [x] : []))).toEqual([6, 18]);
  expect(row.flatMap(({ east }, x) => (east === BORDER.wall ? [x] : []))).toEqual([5, 17]);
});

test('axes are switched one by one; a half turn is instead of them', () => {
  const kinds = (...acts: readonly ((symmetry: Symmetry) => Symmetry)[]) =>
    acts.reduce((symmetry, act) => act(symmetry), { kind: 'none' } as Symmetry).kind;
  const across = (symmetry: Symmetry) => withAxis(symmetry, 'leftRight');
  const upDown = (symmetry: Symmetry) => withAxis(symmetry, 'upDown');
  expect([kinds(across), kinds(upDown), kinds(across, upDown)]).toEqual(['leftRight', 'upDown', 'both']);
  expect([kinds(across, across), kinds(across, upDown, across)]).toEqual(['none', 'upDown']);
  expect([kinds(across, withHalfTurn), kinds(withHalfTurn, withHalfTurn)]).toEqual(['halfTurn', 'none']);
  expect(kinds(withHalfTurn, upDown)).toBe('upDown');
});

test('axes are put through a cell, the second time on its corner, or on the edge at hand, and moved to the rim at most', () => {
  const first = withAxesAt({ kind: 'none' }, { x: 3, y: 4 });
  expect(first).toEqual({ kind: 'leftRight', axes: { x: 7, y: 9 } });
  expect(withAxesAt(first, { x: 3, y: 4 }).axes).toEqual({ x: 6, y: 8 });
  expect(withAxesAt({ kind: 'both' }, { x: 3, y: 4 }, 'east')).toEqual({ kind: 'both', axes: { x: 8, y: 9 } });
  expect(withAxesAt(first, { x: 3, y: 4 }, 'south').axes).toEqual({ x: 7, y: 8 });
  expect(withAxesMoved({ kind: 'both' }, 1, -1, 24).axes).toEqual({ x: 25, y: 23 });
  expect(withAxesMoved({ kind: 'both', axes: { x: 0, y: 48 } }, -1, 1, 24).axes).toEqual({ x: 0, y: 48 });
});
