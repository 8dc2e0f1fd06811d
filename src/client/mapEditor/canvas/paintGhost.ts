import { cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import { readBorder } from '#domain/map/edge.ts';
import { type FloorGrid, readField } from '#domain/map/floorGrid.ts';
import { lineWithin } from './lineWithin.ts';

/** A floor shown through another one. `size` is its side length in cells. */
export interface Ghost {
  readonly grid: FloorGrid;
  readonly size: number;
}

/** Paints edges as dashed lines and events as rings: enough to place stairs below stairs, and distinct from the open floor by shape. */
export function paintGhost(brush: Brush, { grid, size }: Ghost, view: Viewport, palette: MapPalette): void {
  brush.save();
  brush.globalAlpha = 0.75;
  brush.strokeStyle = palette.previewDraw;
  brush.lineWidth = Math.max(1, view.cell * 0.06);
  brush.setLineDash([view.cell * 0.16, view.cell * 0.1]);
  brush.beginPath();
  const rings = new Path2D();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const box = cellBox(view, x, y);
      // Each half is on its own side of the line, so that the open floor's walls stay visible.
      for (const side of SIDES) {
        if (readBorder(grid, { x, y, side }) !== BORDER.open)
          lineWithin(brush, box, side, Math.max(1.5, box.width * 0.1));
      }
      if (readField(grid, 'event_id', x, y) === 0) continue;
      const [centreX, centreY, radius] = [box.left + box.width / 2, box.top + box.height / 2, box.width * 0.3];
      rings.moveTo(centreX + radius, centreY);
      rings.arc(centreX, centreY, radius, 0, 2 * Math.PI);
    }
  }
  brush.stroke();
  brush.setLineDash([]);
  brush.stroke(rings);
  brush.restore();
}
