import { useCallback } from 'react';
import type { Brush } from '#client/mapEditor/canvas/paintBorder.ts';
import { paintFloor } from '#client/mapEditor/canvas/paintFloor.ts';
import { paintMarks } from '#client/mapEditor/canvas/paintMarks.ts';
import { BlankSheet } from '#client/ui/icons/BlankSheet.tsx';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { type FloorGrid, GRID_SIDE, isBlankGrid } from '#domain/map/floorGrid.ts';
import { placeholder, thumbnail } from './FloorThumbnail.css.ts';
import { PaintedPicture } from './PaintedPicture.tsx';
import { useMapPalette } from './useMapPalette.ts';

interface FloorPictureProps {
  readonly grid: FloorGrid | undefined;
  /** Cells a side. */
  readonly size: number;
  /** CSS pixels at most. */
  readonly side: number;
}

/** A floor at a glance, by the map's own painters; a blank sheet where nothing is painted. */
export function FloorPicture({ grid, size, side }: FloorPictureProps) {
  const palette = useMapPalette();
  const cell = Math.floor(side / size);
  const width = cell * size + 1;
  const paint = useCallback(
    (brush: Brush) => {
      if (grid) paintWholeFloor(brush, grid, size, cell, palette);
    },
    [grid, size, cell, palette],
  );
  if (!grid || isBlankGrid(grid)) {
    return (
      <span className={placeholder}>
        <BlankSheet />
      </span>
    );
  }
  return <PaintedPicture width={width} height={width} paint={paint} className={thumbnail} />;
}

/** Paints all of a floor from the upper left, `cell` pixels a cell. */
export function paintWholeFloor(brush: Brush, grid: FloorGrid, size: number, cell: number, palette: MapPalette): void {
  const scene = { grid, size, palette, place: { left: 0, bottom: cell * size + 1, cell } };
  paintFloor(brush, scene);
  for (let y = 0; y < GRID_SIDE; y++) for (let x = 0; x < GRID_SIDE; x++) paintMarks(brush, scene, x, y);
}
