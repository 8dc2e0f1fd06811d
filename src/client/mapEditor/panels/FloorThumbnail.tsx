import { useCallback, useSyncExternalStore } from 'react';
import type { Brush } from '#client/mapEditor/canvas/paintBorder.ts';
import { paintFloor } from '#client/mapEditor/canvas/paintFloor.ts';
import { paintMarks } from '#client/mapEditor/canvas/paintMarks.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { BlankSheet } from '#client/ui/icons/BlankSheet.tsx';
import { type FloorGrid, GRID_SIDE, isBlankGrid } from '#domain/map/floorGrid.ts';
import { placeholder, thumbnail } from './FloorThumbnail.css.ts';
import { PaintedPicture } from './PaintedPicture.tsx';
import { useMapPalette } from './useMapPalette.ts';

const SIDE = 96;
const never = () => () => {};

interface FloorThumbnailProps {
  /** The floor as it was listed; undefined for a blank one. */
  readonly listed: FloorGrid | undefined;
  readonly size: number;
  /** The floor where it is open: the thumbnail follows every stroke. */
  readonly desk: FloorDesk | undefined;
}

/** A floor at a glance, by the map's own painter; a blank sheet where nothing is painted yet. */
export function FloorThumbnail({ listed, size, desk }: FloorThumbnailProps) {
  const palette = useMapPalette();
  const subscribe = useCallback((listener: () => void) => desk?.session.subscribe(listener) ?? never(), [desk]);
  const grid = useSyncExternalStore(subscribe, () => desk?.session.grid ?? listed);
  const cell = Math.floor(SIDE / size);
  const side = cell * size + 1;
  const paint = useCallback(
    (brush: Brush) => {
      if (!grid) return;
      const scene = { grid, size, palette, place: { left: 0, bottom: side, cell } };
      paintFloor(brush, scene);
      for (let y = 0; y < GRID_SIDE; y++) for (let x = 0; x < GRID_SIDE; x++) paintMarks(brush, scene, x, y);
    },
    [grid, size, palette, side, cell],
  );
  if (!grid || isBlankGrid(grid)) {
    return (
      <span className={placeholder}>
        <BlankSheet />
      </span>
    );
  }
  return <PaintedPicture width={side} height={side} paint={paint} className={thumbnail} />;
}
