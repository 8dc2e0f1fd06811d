import { useCallback } from 'react';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintCell } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import type { Cell } from '#domain/map/cell.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import { picture } from './BorderPicture.css.ts';
import { BRUSH_AT, brushGrid } from './brushGrid.ts';

/** The side length in CSS pixels. */
const SIDE = 22;

/** A picture of a cell as the map draws it. */
export function BrushPicture({ brush }: { readonly brush: Partial<Cell> }) {
  const palette = useMapPalette();
  const paint = useCallback(
    (canvas: Brush) => {
      const { x, y } = BRUSH_AT;
      const place = { left: -x * SIDE, bottom: (y + 1) * SIDE, cell: SIDE };
      const scene = { grid: brushGrid(brush), size: GRID_SIDE, place, palette };
      paintCell(canvas, scene, x, y);
      paintMarks(canvas, scene, x, y);
    },
    [brush, palette],
  );
  return <PaintedPicture width={SIDE} height={SIDE} paint={paint} className={picture} />;
}
