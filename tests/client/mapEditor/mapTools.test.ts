import { expect, test } from 'vitest';
import { mapGestures } from '#client/mapEditor/gestures/mapGestures.ts';
import { initialValues } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, gridsEqual, readCell, readField } from '#domain/map/floorGrid.ts';
import { applyPatch } from '#domain/map/patch.ts';
import { strokeMode } from '#domain/map/strokePatch.ts';
import { strokePatch } from '../../support/strokePatch.ts';

const tool = (id: string) => {
  const found = mapTools.find((each) => each.id === id);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
};
const sample = (x: number, y: number, isStraight = false) => ({ at: { x, y }, reach: 0.28, slack: 0.1, isStraight });

/** Makes a stroke as the author does: pressed at the first position, moved over the others. */
function stroke(
  grid: FloorGrid,
  id: string,
  way: readonly (readonly [number, number])[],
  options: { values?: Record<string, number>; isErasing?: boolean; gesture?: keyof typeof mapGestures } = {},
): FloorGrid {
  const chosen = tool(id);
  const edit = chosen.edit({ ...initialValues(chosen), ...options.values });
  const gesture = mapGestures[options.gesture ?? chosen.gestures[0]];
  const [first, ...rest] = way.map(([x, y]) => sample(x, y));
  if (!first) return grid;
  const run = gesture.start(first, { grid, size: 24, wants: edit.cell ? 'cells' : 'edges' });
  for (const at of rest) run.move(at);
  const targets = run.targets();
  const mode = options.isErasing ? 'erase' : strokeMode(grid, targets, edit);
  return applyPatch(grid, strokePatch(grid, targets, edit, { size: 24, mode, oneSided: false, label: chosen.id }));
}

test.each(mapTools.map((each) => [each.id, each] as const))(
  '%s: a stroke changes the floor, and each of its gestures can erase it',
  (_id, each) => {
    const edit = each.edit(initialValues(each));
    for (const gesture of each.gestures) {
      const wants = edit.cell ? 'cells' : 'edges';
      const run = mapGestures[gesture].start(sample(5.5, 5.1), { grid: blankGrid(), size: 24, wants });
      run.move(sample(8.5, 5.1));
      const drawn = stroke(blankGrid(), 'wall', [
        [5.5, 5],
        [8.5, 5],
      ]);
      expect(run.targets().length).toBeGreaterThan(0);
      for (const mode of ['draw', 'erase'] as const) {
        const patch = strokePatch(drawn, run.targets(), edit, { size: 24, mode, oneSided: false, label: each.id });
        expect(patch.cells.every(({ after }) => Object.keys(after).length > 0)).toBe(true);
      }
    }
  },
);

test('shortcuts and ids are each used once', () => {
  expect(new Set(mapTools.map(({ shortcut }) => shortcut)).size).toBe(mapTools.length);
  expect(new Set(mapTools.map(({ id }) => id)).size).toBe(mapTools.length);
});

test('a wall is drawn on both halves, and drawing over it from a wall takes it away', () => {
  const drawn = stroke(blankGrid(), 'wall', [
    [5.5, 5],
    [7.5, 5],
  ]);
  expect([5, 6, 7].map((x) => [readField(drawn, 'south', x, 5), readField(drawn, 'north', x, 4)])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(
    gridsEqual(
      stroke(drawn, 'wall', [
        [7.5, 5],
        [5.5, 5],
      ]),
      blankGrid(),
    ),
  ).toBe(true);
});

test('erasing a door leaves the wall, erasing again clears it', () => {
  for (const kind of [BORDER.door, BORDER.hiddenDoor, BORDER.lockedDoor, BORDER.gate]) {
    const drawn = stroke(blankGrid(), 'door', [[5.5, 5]], { values: { kind } });
    expect(readField(drawn, 'south', 5, 5)).toBe(kind);
    const once = stroke(drawn, 'eraser', [[5.5, 5]]);
    expect(readField(once, 'south', 5, 5)).toBe(BORDER.wall);
    expect(gridsEqual(stroke(once, 'eraser', [[5.5, 5]]), blankGrid())).toBe(true);
  }
});

test('a room has walls around, keeps the doors in them, and is open inside', () => {
  const before = stroke(stroke(blankGrid(), 'door', [[4.5, 4]]), 'wall', [
    [5, 4.5],
    [5, 6.5],
  ]);
  const drawn = stroke(
    before,
    'room',
    [
      [4.5, 4.5],
      [6.5, 6.5],
    ],
    { values: { door: 1 } },
  );
  expect(SIDES.map((side) => readField(drawn, side, 5, 5))).toEqual([0, 0, 0, 0]);
  expect([4, 5, 6].map((x) => readField(drawn, 'south', x, 4))).toEqual([BORDER.door, BORDER.wall, BORDER.wall]);
  expect([4, 5, 6].map((y) => readField(drawn, 'east', 6, y))).toEqual([BORDER.wall, BORDER.door, BORDER.wall]);
});

test('a dark zone is painted, filled within its walls, and erased from a dark cell on', () => {
  const walled = stroke(blankGrid(), 'room', [
    [2.5, 2.5],
    [4.5, 3.5],
  ]);
  const filled = stroke(walled, 'dark', [[3.5, 2.5]], { gesture: 'fill' });
  let dark = 0;
  for (let x = 0; x < 24; x++) for (let y = 0; y < 24; y++) dark += readField(filled, 'floor_id', x, y);
  expect(dark).toBe(6);
  expect(
    gridsEqual(
      stroke(filled, 'dark', [
        [2.5, 2.5],
        [4.5, 2.5],
        [4.5, 3.5],
        [2.5, 3.5],
      ]),
      walled,
    ),
  ).toBe(true);
});

test('the eraser over cells clears all of them, their sides from beyond too', () => {
  const drawn = stroke(
    stroke(blankGrid(), 'room', [
      [2.5, 2.5],
      [4.5, 4.5],
    ]),
    'dark',
    [
      [2.5, 2.5],
      [4.5, 4.5],
    ],
    { gesture: 'rectangle' },
  );
  const erased = stroke(
    drawn,
    'eraser',
    [
      [2.5, 2.5],
      [4.5, 4.5],
    ],
    { gesture: 'rectangle' },
  );
  expect(gridsEqual(erased, blankGrid())).toBe(true);
  expect(readCell(erased, 3, 3)).toEqual(readCell(blankGrid(), 3, 3));
});
