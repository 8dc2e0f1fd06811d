import { expect, test } from 'vitest';
import { paintFloor } from '#client/floor/paint/paintFloor.ts';
import { SvgBrush } from '#client/mapEditor/overview/SvgBrush.ts';
import { day } from '#client/ui/palettes.ts';
import { BORDER, type Border } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';

const CELL = 20;
const SIDE = 24 * CELL;

/** Returns a painted floor as SVG. */
function painted(grid: FloorGrid, size: number): string {
  const brush = new SvgBrush();
  paintFloor(brush, { grid, size, place: { left: 0, bottom: SIDE, cell: CELL }, palette: day.map });
  return brush.svg(SIDE, SIDE);
}

/** Returns the number of cells filled wholly with the colour of the outside. */
const outsideCells = (svg: string): number =>
  svg.split(`width="${CELL}" height="${CELL}" fill="${day.map.outside}"`).length - 1;

test.each([24, 20, 16])('with %i cells a side the others are painted as outside, whatever they hold', (size) => {
  const blank = blankGrid();
  expect(outsideCells(painted(blank, size))).toBe(24 ** 2 - size ** 2);
  const [within, outside] = [blankGrid(), blankGrid()];
  writeField(within, 'floor_id', size - 1, 5, 1);
  expect(painted(within, size)).not.toBe(painted(blank, size));
  if (size === 24) return;
  writeField(outside, 'floor_id', size, 5, 1);
  writeField(outside, 'north', 5, size, 1);
  expect(painted(outside, size)).toBe(painted(blank, size));
});

/** Returns the elements of a picture that are painted in a colour. */
const paintedIn = (svg: string, element: 'rect' | 'path', colour: string): string[] =>
  svg.match(/<(?:rect|path) [^>]*>/g)?.filter((one) => one.startsWith(`<${element}`) && one.includes(colour)) ?? [];

/** Returns how far down the arrows of a picture point, in pixels: negative if they point up. */
function ways(svg: string): number[] {
  return paintedIn(svg, 'path', `stroke="${day.map.lockedDoor}"`).map((path) => {
    const [, from = '', to = ''] = /d="M0 ([-\d.]+)L0 ([-\d.]+)M/.exec(path) ?? [];
    const [, upright = ''] = /matrix\([-\d.]+ [-\d.]+ [-\d.]+ ([-\d.]+) /.exec(path) ?? [];
    return Math.round((Number(to) - Number(from)) * Number(upright));
  });
}

/** Returns the picture of an edge between a cell and its northern neighbour, with the half of each. */
function edge(lower: Border, upper: Border): string {
  const grid = blankGrid();
  writeField(grid, 'north', 5, 5, lower);
  writeField(grid, 'south', 5, 6, upper);
  return painted(grid, 24);
}

test('unequal halves are drawn split: solid where it blocks, dashed where it does not, and an arrow the way one can go', () => {
  const { wall, open, door } = BORDER;
  const rects = (svg: string, width: number) =>
    paintedIn(svg, 'rect', `fill="${day.map.wall}"`).filter((rect) => rect.includes(` width="${width}" `)).length;
  /** Returns the number of halves where the wall runs from end to end, and the number of dashes of a ninth of it. */
  const looks = (svg: string) => [rects(svg, CELL), rects(svg, Math.round((CELL / 9) * 1000) / 1000)];
  expect([...looks(edge(open, open)), ways(edge(open, open))]).toEqual([0, 0, []]);
  expect([...looks(edge(wall, wall)), ways(edge(wall, wall))]).toEqual([2, 0, []]);

  // From below it is a wall, from above it is open: one can go down. Each cell has its half of the arrow.
  const down = edge(wall, open);
  expect(looks(down)).toEqual([1, 5]);
  const [length = 0] = ways(down);
  expect(length).toBeGreaterThan(CELL / 4);
  expect(ways(down)).toEqual([length, length]);
  expect(ways(edge(open, wall))).toEqual([-length, -length]);
  expect(ways(edge(door, wall))).toEqual([-length, -length]);
  expect(ways(edge(door, open)), 'both can be passed').toEqual([]);
});
