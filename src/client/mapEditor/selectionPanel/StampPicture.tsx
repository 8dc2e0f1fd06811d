import { useCallback } from 'react';
import { PaintedPicture } from '#client/floor/paint/PaintedPicture.tsx';
import type { Brush } from '#client/floor/paint/paintBorder.ts';
import { paintCell } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import { useMapPalette } from '#client/floor/paint/useMapPalette.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackRegion } from '#domain/map/packRegion.ts';
import { regionCells } from '#domain/map/region.ts';
import { stampPicture } from './StampPalette.css.ts';

/** In pixels: the side length, and the distance between a wall on the rim and the border of the picture. */
const SIDE = 40;
const RIM = 2;

/** The content of a stamp, painted by the painters of the map. */
export function StampPicture({ region: packed }: { readonly region: Stamp['region'] }) {
  const palette = useMapPalette();
  const paint = useCallback(
    (brush: Brush) => {
      const region = unpackRegion(packed);
      const cell = Math.max(1, Math.min(16, Math.floor((SIDE - 2 * RIM) / Math.max(region.width, region.height))));
      const left = Math.floor((SIDE - cell * region.width) / 2);
      const bottom = Math.ceil((SIDE + cell * region.height) / 2);
      const scene = { grid: region.grid, size: GRID_SIDE, palette, place: { left, bottom, cell } };
      brush.fillStyle = palette.outside;
      brush.fillRect(0, 0, SIDE, SIDE);
      for (const { x, y } of regionCells(region)) {
        paintCell(brush, scene, x, y);
        paintMarks(brush, scene, x, y);
      }
    },
    [packed, palette],
  );
  return <PaintedPicture width={SIDE} height={SIDE} paint={paint} className={stampPicture} />;
}
