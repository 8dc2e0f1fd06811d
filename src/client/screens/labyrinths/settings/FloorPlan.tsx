import { useCallback } from 'react';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintWholeFloor } from '#client/floor/paint/paintWholeFloor.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import { blankGrid, type FloorGrid } from '#domain/map/floorGrid.ts';

const BLANK = blankGrid();

interface FloorPlanProps {
  readonly grid: FloorGrid | undefined;
  /** The number of cells shown per side. */
  readonly side: number;
  /** CSS pixels per cell. */
  readonly cell: number;
  readonly className: string;
}

/** The cells of a floor, even a blank one, painted by the map's own painter. */
export function FloorPlan({ grid = BLANK, side, cell, className }: FloorPlanProps) {
  const palette = useMapPalette();
  const paint = useCallback(
    (brush: Brush) => paintWholeFloor(brush, { grid, size: side, palette }, cell),
    [grid, side, cell, palette],
  );
  const length = cell * side + 1;
  return <PaintedPicture width={length} height={length} paint={paint} className={className} />;
}
