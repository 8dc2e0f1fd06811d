import { describe, expect, test } from 'vitest';
import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import { mapGestures } from '#client/mapEditor/gestures/mapGestures.ts';
import { Trackpad } from '#client/mapEditor/input/Trackpad.ts';
import { chip, PICKED_CELL } from '#client/mapEditor/tools/chip.ts';
import { corridor } from '#client/mapEditor/tools/corridor.ts';
import { eyedropper } from '#client/mapEditor/tools/eyedropper.ts';
import { initialValues, type MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { pickUp } from '#client/mapEditor/tools/pickUp.ts';
import { room } from '#client/mapEditor/tools/room.ts';
import { BORDER, CELL_FIELDS, type Cell, SIDES } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, readCell, readField } from '#domain/map/floorGrid.ts';
import { applyPatch } from '#domain/map/patch.ts';
import type { StrokeMode, StrokeTarget } from '#domain/map/strokePatch.ts';
import { strokePatch } from '../../support/strokePatch.ts';

type Way = readonly (readonly [x: number, y: number])[];

/** Returns the floor after a tool's first gesture along the middles of cells. */
function drawn(grid: FloorGrid, tool: MapTool, way: Way, mode: StrokeMode = 'draw', values?: ToolValues): FloorGrid {
  const edit = tool.edit({ ...initialValues(tool), ...values });
  const [first, ...rest] = way.map(([x, y]) => ({
    at: { x: x + 0.5, y: y + 0.5 },
    reach: 0.28,
    slack: 0.1,
    isStraight: false,
  }));
  if (!first) return grid;
  const floor = { grid, size: 24, wants: edit.cell ? 'cells' : 'edges' } as const;
  const run = mapGestures[tool.gestures[0]].start(first, floor);
  for (const sample of rest) run.move(sample);
  return applyPatch(grid, strokePatch(grid, run.targets(), edit, { size: 24, mode, oneSided: false, label: tool.id }));
}
const sides = (grid: FloorGrid, x: number, y: number): string =>
  SIDES.map((side) => readField(grid, side, x, y)).join('');

describe('a corridor', () => {
  const dug = drawn(blankGrid(), corridor, [
    [5, 5],
    [8, 5],
  ]);

  test('is open from cell to cell, and walled in on open ground', () => {
    // North, east, south, west.
    expect([5, 6, 7, 8].map((x) => sides(dug, x, 5))).toEqual(['1011', '1010', '1010', '1110']);
  });

  test('branches off from another one, and crosses it, without closing it', () => {
    const branch = drawn(dug, corridor, [
      [6, 5],
      [6, 8],
    ]);
    expect(sides(branch, 6, 5)).toBe('0010');
    expect(sides(branch, 6, 8)).toBe('1101');
    const crossing = drawn(dug, corridor, [
      [7, 3],
      [7, 7],
    ]);
    expect(sides(crossing, 7, 5)).toBe('0000');
    expect(sides(crossing, 7, 4)).toBe('0101');
  });

  test('stays a corridor where one of its ends leads into the open', () => {
    const outlet = { x: 8, y: 5, before: {}, after: { east: BORDER.open } };
    const beyond = { x: 9, y: 5, before: {}, after: { west: BORDER.open } };
    const open = applyPatch(dug, { label: { key: '', count: 0 }, cells: [outlet, beyond] });
    const branch = drawn(open, corridor, [
      [6, 5],
      [6, 8],
    ]);
    expect(sides(branch, 6, 5)).toBe('0010');
  });

  test('leaves a room that it is dug into as it is, but for the way in', () => {
    const before = drawn(blankGrid(), room, [
      [10, 10],
      [12, 12],
    ]);
    const after = drawn(before, corridor, [
      [11, 8],
      [11, 11],
    ]);
    expect(sides(after, 11, 10)).toBe('0000');
    expect(sides(after, 10, 10)).toBe(sides(before, 10, 10));
    expect(sides(after, 11, 11)).toBe('0000');
  });

  test('goes through a door without taking it away, and through a one-way wall from both sides', () => {
    const before = dug.slice();
    before.set(drawn(dug, corridor, [[5, 5]]));
    const door = applyPatch(before, {
      label: { key: '', count: 0 },
      cells: [
        { x: 6, y: 5, before: {}, after: { east: BORDER.door } },
        { x: 7, y: 5, before: {}, after: { west: BORDER.door, east: BORDER.wall } },
      ],
    });
    const after = drawn(door, corridor, [
      [8, 5],
      [5, 5],
    ]);
    expect([readField(after, 'east', 6, 5), readField(after, 'east', 7, 5)]).toEqual([BORDER.door, BORDER.open]);
  });

  test('is closed by erasing', () => {
    const closed = drawn(
      dug,
      corridor,
      [
        [6, 5],
        [7, 5],
      ],
      'erase',
    );
    expect([5, 6, 7, 8].map((x) => sides(closed, x, 5))).toEqual(['1011', '1110', '1011', '1110']);
  });
});

describe('the eyedropper', () => {
  const cell = (values: Partial<Cell>): Cell => ({ ...readCell(blankGrid(), 0, 0), ...values });
  const inCell: StrokeTarget = { kind: 'cell', x: 0, y: 0 };
  const onEast: StrokeTarget = { kind: 'edge', edge: { x: 0, y: 0, side: 'east' }, part: 'line' };
  const picked = (from: Partial<Cell>, target: StrokeTarget, inHand: MapTool = eyedropper) => {
    const found = pickUp(mapTools, inHand, cell(from), target);
    return found && [found.tool.id, found.values];
  };

  test('tells edges and cells apart, and takes what is most particular', () => {
    expect(picked({ east: BORDER.wall }, onEast)).toEqual(['wall', {}]);
    expect(picked({ east: BORDER.gate }, onEast)).toEqual(['door', { kind: BORDER.gate }]);
    expect(picked({ floor_id: 1 }, inCell)).toEqual(['dark', {}]);
    expect(picked({ floor_id: 2 }, inCell)).toEqual(['noTeleport', {}]);
    expect(picked({ floor_id: 0b001001 }, inCell)).toEqual(['floorMark', { mark: 2 }]);
    expect(picked({ floor_id: 0b010001 }, inCell)).toEqual(['ceilingMark', { mark: 1 }]);
    expect(picked({ floor_id: 1, room_id: 3 }, inCell)).toEqual(['monsterRoom', { slot: 3 }]);
    expect(picked({ north: 1, west: 1 }, inCell)).toEqual(['chip', { chip: 0b1001 }]);
    expect(picked({}, inCell)).toBeUndefined();
    expect(picked({ north: 1 }, onEast)).toBeUndefined();
  });

  test('keeps to the tool in hand where that draws what lies there', () => {
    expect(
      picked(
        { floor_id: 3 },
        inCell,
        mapTools.find(({ id }) => id === 'dark'),
      ),
    ).toEqual(['dark', {}]);
    expect(picked({ floor_id: 1 }, inCell, chip)).toMatchObject(['chip', { chip: PICKED_CELL, floor_id: 1 }]);
  });

  test.each(mapTools.filter(({ pick }) => pick).map((tool) => [tool.id, tool] as const))(
    '%s: what it draws is picked up with the values it was drawn with',
    (_id, tool) => {
      for (const choice of tool.options[0]?.choices ?? [{ value: 0 }]) {
        const values = tool.options[0] ? { [tool.options[0].id]: choice.value } : {};
        const edit = tool.edit(values);
        const target: StrokeTarget = edit.cell ? inCell : onEast;
        const grid = applyPatch(
          blankGrid(),
          strokePatch(blankGrid(), [target], edit, { size: 24, mode: 'draw', oneSided: false, label: '' }),
        );
        const drawsNothing = CELL_FIELDS.every((field) => readField(grid, field, 0, 0) === 0);
        expect(tool.pick?.(readCell(grid, 0, 0), target)).toEqual(drawsNothing ? undefined : values);
      }
    },
  );
});

test('a cell picked up is put down whole, and taken away whole', () => {
  const brush = { ...readCell(blankGrid(), 0, 0), north: 1, floor_id: 2, room_id: 1, event_id: 1301, '1': 4 };
  const values = { ...brush, chip: PICKED_CELL };
  const put = drawn(blankGrid(), chip, [[7, 7]], 'draw', values);
  expect(readCell(put, 7, 7)).toEqual(brush);
  expect(readField(put, 'south', 7, 8)).toBe(BORDER.wall);
  expect(drawn(put, chip, [[7, 7]], 'erase', values)).toEqual(blankGrid());
});

test('two fingers on a trackpad are told from a wheel by the first event of their movement', () => {
  const wheel = (deltaX: number, deltaY: number, timeStamp: number, ctrlKey = false, deltaMode = 0) => ({
    deltaX,
    deltaY,
    timeStamp,
    ctrlKey,
    deltaMode,
  });
  const trackpad = new Trackpad();
  expect(trackpad.isScroll(wheel(0, 100, 1000))).toBe(false);
  expect(trackpad.isScroll(wheel(0, 3, 1100))).toBe(false);
  expect(trackpad.isScroll(wheel(0, 3, 2000))).toBe(true);
  // It accelerates, and is still the same movement.
  expect(trackpad.isScroll(wheel(0, 90, 2050))).toBe(true);
  expect(trackpad.isScroll(wheel(0, 4, 2100, true))).toBe(false);
  expect(trackpad.isScroll(wheel(-12, 0, 3000))).toBe(true);
  expect(trackpad.isScroll(wheel(0, 3, 4000, false, 1))).toBe(false);
});
