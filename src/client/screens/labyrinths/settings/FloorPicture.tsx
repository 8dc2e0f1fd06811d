import { useCallback } from 'react';
import type { Brush } from '#client/mapEditor/canvas/paintBorder.ts';
import { paintFloor } from '#client/mapEditor/canvas/paintFloor.ts';
import { paintMarks } from '#client/mapEditor/canvas/paintMarks.ts';
import { PaintedPicture } from '#client/mapEditor/panels/PaintedPicture.tsx';
import { useMapPalette } from '#client/mapEditor/panels/useMapPalette.ts';
import { blankGrid, type FloorGrid, GRID_SIDE } from '#domain/map/floorGrid.ts';

const BLANK = blankGrid();

interface FloorPictureProps {
  readonly grid: FloorGrid | undefined;
  /** Cells a side that are shown. */
  readonly side: number;
  /** CSS pixels a cell. */
  readonly cell: number;
  readonly className: string;
}

/** A floor by the map's own painter, to be looked at. */
export function FloorPicture({ grid = BLANK, side, cell, className }: FloorPictureProps) {
  const palette = useMapPalette();
  const length = cell * side + 1;
  const paint = useCallback(
    (brush: Brush) => {
      const scene = { grid, size: side, palette, place: { left: 0, bottom: length, cell } };
      paintFloor(brush, scene);
      for (let y = 0; y < GRID_SIDE; y++) for (let x = 0; x < GRID_SIDE; x++) paintMarks(brush, scene, x, y);
    },
    [grid, side, palette, length, cell],
  );
  return <PaintedPicture width={length} height={length} paint={paint} className={className} />;
}
