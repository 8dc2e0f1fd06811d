import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintFloor } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { type FloorPlane, pointOnPlane } from './stackLayout.ts';
import type { PaintedFloor } from './usePaintedFloors.ts';

/** Cell size in pixels before the projection. */
const CELL = 9;

/** The thickness of a floor, in pixels. */
const THICKNESS = 7;

/** Paints a floor lying flat as a slab of rock; the map's own painters paint its upper side. */
export function paintPlane(
  brush: Brush,
  plane: FloorPlane,
  { grid, size, entrances }: PaintedFloor,
  palette: MapPalette,
): void {
  const corner = pointOnPlane(plane, 0, 0);
  const east = pointOnPlane(plane, 1, 0);
  const north = pointOnPlane(plane, 0, 1);
  paintSlab(brush, plane, palette);
  brush.save();
  // One pixel to the right is a step east, one pixel down a step south.
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
  const scene = { grid, size, palette, entrances, place: { left: 0, bottom: 0, cell: CELL } };
  paintFloor(brush, scene);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) paintMarks(brush, scene, x, y);
  brush.restore();
}

/** Paints the two visible sides of the slab: below its south and its east rim. */
function paintSlab(brush: Brush, plane: FloorPlane, palette: MapPalette): void {
  const { size } = plane;
  const [west, south, east, north] = [
    pointOnPlane(plane, 0, 0),
    pointOnPlane(plane, size, 0),
    pointOnPlane(plane, size, size),
    pointOnPlane(plane, 0, size),
  ] as const;
  brush.beginPath();
  brush.moveTo(west.x, west.y);
  for (const { x, y } of [north, east]) brush.lineTo(x, y);
  brush.lineTo(east.x, east.y + THICKNESS);
  brush.lineTo(south.x, south.y + THICKNESS);
  brush.lineTo(west.x, west.y + THICKNESS);
  brush.closePath();
  brush.fillStyle = palette.gridStrong;
  brush.fill();
  brush.strokeStyle = palette.coordinate;
  brush.lineWidth = 1;
  brush.stroke();
}
