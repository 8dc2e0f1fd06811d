import type { Brush } from '#client/mapEditor/canvas/paintBorder.ts';
import { paintFloor } from '#client/mapEditor/canvas/paintFloor.ts';
import { paintMarks } from '#client/mapEditor/canvas/paintMarks.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { type FloorPlane, pointOnPlane } from './stackLayout.ts';
import type { PaintedFloor } from './usePaintedFloors.ts';

/** Pixels a cell before the plane is laid down. */
const CELL = 9;

/** Paints a floor lying in the picture, as the map's own painters do it. */
export function paintPlane(brush: Brush, plane: FloorPlane, { grid, size }: PaintedFloor, palette: MapPalette): void {
  const corner = pointOnPlane(plane, 0, 0);
  const east = pointOnPlane(plane, 1, 0);
  const north = pointOnPlane(plane, 0, 1);
  brush.save();
  // One pixel to the right is a step to the east, one down a step to the south.
  brush.transform(
    (east.x - corner.x) / CELL,
    (east.y - corner.y) / CELL,
    (corner.x - north.x) / CELL,
    (corner.y - north.y) / CELL,
    corner.x,
    corner.y,
  );
  brush.beginPath();
  brush.rect(-1, -size * CELL - 1, size * CELL + 2, size * CELL + 2);
  brush.clip();
  const scene = { grid, size, palette, place: { left: 0, bottom: 0, cell: CELL } };
  paintFloor(brush, scene);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) paintMarks(brush, scene, x, y);
  brush.restore();
}
