import { cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { SIDES } from '#domain/map/cell.ts';
import { cellIndex, neighbour } from '#domain/map/floorGrid.ts';
import type { StaleRoom } from '#domain/map/monsterRooms.ts';
import { lineWithin } from './lineWithin.ts';

/** Paints a dashed outline inside each stale room and a warning sign in its first cell, so that shape tells it, not colour alone. */
export function paintStaleRooms(
  brush: Brush,
  stale: readonly StaleRoom[],
  view: Viewport,
  size: number,
  palette: MapPalette,
): void {
  brush.save();
  brush.strokeStyle = palette.previewErase;
  brush.lineWidth = 1.75;
  for (const { cells } of stale) {
    const own = new Set(cells.map(({ x, y }) => cellIndex(x, y)));
    brush.setLineDash([4, 3]);
    brush.beginPath();
    for (const { x, y } of cells) {
      const box = cellBox(view, x, y);
      for (const side of SIDES) {
        const beyond = neighbour(x, y, side, size);
        if (!own.has(cellIndex(beyond.x, beyond.y))) lineWithin(brush, box, side, Math.max(2, box.width * 0.14));
      }
    }
    brush.stroke();
    brush.setLineDash([]);
    const first = cells[0];
    if (first) paintWarning(brush, cellBox(view, first.x, first.y), palette);
  }
  brush.restore();
}

/** Paints a triangle with a stroke and a dot, in the upper left of a cell. */
function paintWarning(
  brush: Brush,
  { left, top, width }: { left: number; top: number; width: number },
  palette: MapPalette,
): void {
  const side = Math.max(9, width * 0.42);
  const [x, y] = [left + width * 0.08 + side / 2, top + width * 0.08];
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x + side / 2, y + side * 0.9);
  brush.lineTo(x - side / 2, y + side * 0.9);
  brush.closePath();
  brush.fillStyle = palette.previewErase;
  brush.fill();
  brush.fillStyle = palette.paper;
  const thick = Math.max(1.25, side * 0.11);
  brush.fillRect(x - thick / 2, y + side * 0.3, thick, side * 0.28);
  brush.fillRect(x - thick / 2, y + side * 0.67, thick, thick);
}
