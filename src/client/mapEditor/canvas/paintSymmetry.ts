import type { Brush } from '#client/floor/paint/paintBorder.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { axesOf, type Symmetry } from '#domain/map/symmetry.ts';

/** The radius of the ring around the centre of a half turn, in cells. */
const RING = 0.35;

/** Paints the axes of a symmetry as dashed lines over the floor; the centre of a half turn as a ring on a short cross. */
export function paintSymmetry(
  brush: Brush,
  symmetry: Symmetry,
  size: number,
  view: Viewport,
  palette: MapPalette,
): void {
  const { kind } = symmetry;
  if (kind === 'none') return;
  const axes = axesOf(symmetry, size);
  const [x, y] = [view.left + (axes.x / 2) * view.cell, view.bottom - (axes.y / 2) * view.cell];
  const [east, north] = [view.left + size * view.cell, view.bottom - size * view.cell];
  brush.beginPath();
  if (kind === 'leftRight' || kind === 'both') {
    brush.moveTo(x, view.bottom);
    brush.lineTo(x, north);
  }
  if (kind === 'upDown' || kind === 'both') {
    brush.moveTo(view.left, y);
    brush.lineTo(east, y);
  }
  if (kind === 'halfTurn') {
    const arm = view.cell;
    brush.moveTo(x - arm, y);
    brush.lineTo(x + arm, y);
    brush.moveTo(x, y - arm);
    brush.lineTo(x, y + arm);
    brush.moveTo(x + RING * view.cell, y);
    brush.arc(x, y, RING * view.cell, 0, 2 * Math.PI);
  }
  // Light below dark, to be visible on walls too.
  brush.strokeStyle = palette.paper;
  brush.lineWidth = 4;
  brush.stroke();
  brush.strokeStyle = palette.cursor;
  brush.lineWidth = 1.5;
  brush.setLineDash([9, 5]);
  brush.stroke();
  brush.setLineDash([]);
}
