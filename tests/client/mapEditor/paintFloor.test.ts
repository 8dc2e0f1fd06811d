import { expect, test } from 'vitest';
import { paintFloor } from '#client/mapEditor/canvas/paintFloor.ts';
import { SvgBrush } from '#client/mapEditor/overview/SvgBrush.ts';
import { day } from '#client/ui/palettes.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';

const CELL = 20;
const SIDE = 24 * CELL;

/** A floor as it is painted, as SVG. */
function painted(grid: FloorGrid, size: number): string {
  const brush = new SvgBrush();
  paintFloor(brush, { grid, size, place: { left: 0, bottom: SIDE, cell: CELL }, palette: day.map });
  return brush.svg(SIDE, SIDE);
}

/** How often a cell is filled whole with the colour of what lies outside. */
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
