import { cellBox } from '#client/floor/paint/floorPlace.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { RULER, type Viewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { canvasFont } from '#client/ui/typeface.ts';

/** Returns the places of a column's and a row's number, in the middle of each, in pixels; undefined if not visible. */
export function rulerPlaces(view: Viewport, index: number): { x: number | undefined; y: number | undefined } {
  const column = cellBox(view, index, 0);
  const row = cellBox(view, 0, index);
  const x = column.left + column.width / 2;
  const y = row.top + row.height / 2;
  return {
    x: x > RULER && x < view.width ? x : undefined,
    y: y > 4 && y < view.height - RULER - 4 ? y : undefined,
  };
}

/** Paints the column numbers below the map and the row numbers next to it. */
export function paintRulers(brush: Brush, view: Viewport, size: number, palette: MapPalette): void {
  const floor = view.height - RULER;
  brush.save();
  brush.fillStyle = palette.outside;
  brush.fillRect(0, 0, RULER, view.height);
  brush.fillRect(0, floor, view.width, RULER);
  brush.fillStyle = palette.gridStrong;
  brush.fillRect(RULER - 1, 0, 1, floor + 1);
  brush.fillRect(RULER - 1, floor, view.width, 1);
  brush.fillStyle = palette.coordinate;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.font = canvasFont(12);
  // Write only every second or fourth number if two digits would touch.
  const step = view.cell >= 18 ? 1 : view.cell >= 11 ? 2 : 4;
  for (let index = 0; index < size; index += step) {
    const { x, y } = rulerPlaces(view, index);
    if (x !== undefined) brush.fillText(String(index), x, floor + RULER / 2 + 1);
    if (y !== undefined) brush.fillText(String(index), RULER / 2 - 0.5, y + 1);
  }
  brush.restore();
}
