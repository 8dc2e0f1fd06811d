import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapGestures } from '#client/mapEditor/gestures/mapGestures.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { SIDES } from '#domain/map/cell.ts';
import { otherHalf, readBorder } from '#domain/map/edge.ts';
import { blankGrid, CELL_COUNT } from '#domain/map/floorGrid.ts';
import { applyPatch, invertPatch, type Patch } from '#domain/map/patch.ts';
import { StrokeDraft, type StrokeTarget } from '#domain/map/strokePatch.ts';
import { arbitraryGrid, arbitrarySize } from '../../domain/map/arbitraryGrid.ts';
import { strokePatch } from '../../support/strokePatch.ts';

/** A place on a floor or slightly outside it. */
const arbitraryPlace = fc
  .record({ x: fc.integer({ min: -15, max: 255 }), y: fc.integer({ min: -15, max: 255 }) })
  .map(({ x, y }) => ({ x: x / 10, y: y / 10 }));

/** A floor full of edges of all kinds, most of them one-way. */
const arbitraryMaze = fc.array(fc.nat({ max: 7 }), { minLength: 5, maxLength: 31 }).map((borders) => {
  const grid = blankGrid();
  for (let at = 0; at < SIDES.length * CELL_COUNT; at++) grid[at] = borders[at % borders.length] as number;
  return grid;
});

/** Returns an arbitrary stroke with a tool on a floor: any options, any gesture, any path of the pointer. */
function arbitraryStroke(tool: MapTool) {
  const values = fc.record(
    Object.fromEntries(
      tool.options.map(({ id, choices }) => [id, fc.constantFrom(...choices.map(({ value }) => value))]),
    ),
  );
  return fc
    .record({
      grid: fc.oneof(arbitraryGrid, arbitraryMaze),
      size: arbitrarySize,
      values,
      gesture: fc.constantFrom(...tool.gestures),
      way: fc.array(arbitraryPlace, { minLength: 1, maxLength: 6 }),
      isStraight: fc.boolean(),
      mode: fc.constantFrom('draw', 'erase'),
      oneSided: fc.boolean(),
    })
    .map(({ grid, size, values: chosen, gesture, way, isStraight, mode, oneSided }) => {
      const edit = tool.edit(chosen);
      const samples = way.map((at) => ({ at, reach: 0.28, slack: 0.1, isStraight }));
      const floor = { grid, size, wants: edit.cell ? 'cells' : 'edges' } as const;
      const [first = { at: { x: 0, y: 0 }, reach: 0.28, slack: 0.1, isStraight }, ...rest] = samples;
      const run = mapGestures[gesture].start(first, floor);
      const seen = [[...run.targets()]];
      for (const sample of rest) {
        run.move(sample);
        seen.push([...run.targets()]);
      }
      const targets = seen.at(-1) ?? [];
      const options = { size, mode, oneSided, label: tool.id } as const;
      return { grid, size, edit, options, seen, targets, patch: strokePatch(grid, targets, edit, options) };
    });
}

const runs = { numRuns: 60 };

describe.each(mapTools.map((tool) => [tool.id, tool] as const))('%s, however it is drawn:', (_id, tool) => {
  test('taking a stroke back leaves the floor as it was', () => {
    fc.assert(
      fc.property(arbitraryStroke(tool), ({ grid, patch }) => {
        expect(applyPatch(applyPatch(grid, patch), invertPatch(patch))).toEqual(grid);
      }),
      runs,
    );
  });

  test('both halves of what it changes agree, unless one side was asked for', () => {
    fc.assert(
      fc.property(arbitraryStroke(tool), ({ grid, size, patch, options }) => {
        fc.pre(!options.oneSided);
        const after = applyPatch(grid, patch);
        for (const edge of changedHalves(patch)) {
          expect(readBorder(after, edge)).toBe(readBorder(after, otherHalf(edge, size)));
        }
      }),
      runs,
    );
  });

  test('a stroke back over itself changes nothing more', () => {
    fc.assert(
      fc.property(arbitraryStroke(tool), ({ grid, edit, options, targets, patch }) => {
        const backAndForth: StrokeTarget[] = [...targets, ...targets.toReversed()];
        expect(strokePatch(grid, backAndForth, edit, options)).toEqual(patch);
      }),
      runs,
    );
  });

  test('what is seen while it grows is what a stroke at once would do', () => {
    fc.assert(
      fc.property(arbitraryStroke(tool), ({ grid, edit, options, seen }) => {
        const draft = new StrokeDraft(grid, edit, options);
        for (const targets of seen) {
          draft.take(targets);
          expect(draft.patch).toEqual(strokePatch(grid, targets, edit, options));
        }
      }),
      runs,
    );
  });

  test('nothing outside of the played floor changes, and no change is empty', () => {
    fc.assert(
      fc.property(arbitraryStroke(tool), ({ size, patch }) => {
        for (const { x, y, before, after } of patch.cells) {
          expect(Math.max(x, y)).toBeLessThan(size);
          expect(Object.keys(after).length).toBeGreaterThan(0);
          expect(after).not.toEqual(before);
        }
      }),
      runs,
    );
  });
});

const changedHalves = ({ cells }: Patch) =>
  cells.flatMap(({ x, y, after }) => SIDES.filter((side) => after[side] !== undefined).map((side) => ({ x, y, side })));
