import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import type { Brush } from './paintBorder.ts';
import { type FloorScene, paintFloor } from './paintFloor.ts';
import { paintMarks } from './paintMarks.ts';

/** Paints a whole floor from the upper left, with `cell` pixels per cell. */
export function paintWholeFloor(brush: Brush, floor: Omit<FloorScene, 'place'>, cell: number): void {
  const scene = { ...floor, place: { left: 0, bottom: cell * floor.size + 1, cell } };
  paintFloor(brush, scene);
  for (let y = 0; y < GRID_SIDE; y++) for (let x = 0; x < GRID_SIDE; x++) paintMarks(brush, scene, x, y);
}
