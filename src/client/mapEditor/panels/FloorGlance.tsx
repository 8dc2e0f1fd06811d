import { Suspense } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import { BlankSheet } from '#client/ui/icons/BlankSheet.tsx';
import { type FloorGrid, isBlankGrid } from '#domain/map/floorGrid.ts';
import { placeholder } from './FloorThumbnail.css.ts';

const FloorPicture = lazyScreen(() => import('./FloorPicture.tsx'));

export interface FloorGlanceProps {
  readonly grid: FloorGrid | undefined;
  /** Cells a side. */
  readonly size: number;
  /** CSS pixels at most. */
  readonly side: number;
  /** Cells that are set off; the same array while they are the same. */
  readonly setOff?: readonly Cell[] | undefined;
}

type Cell = { readonly x: number; readonly y: number };

const blank = (
  <span className={placeholder}>
    <BlankSheet />
  </span>
);

/** A floor at a glance; a blank sheet where nothing is painted, and until what paints the first picture is there. */
export function FloorGlance({ grid, size, side, setOff }: FloorGlanceProps) {
  if (!grid || isBlankGrid(grid)) return blank;
  return (
    <Suspense fallback={blank}>
      <FloorPicture grid={grid} size={size} side={side} setOff={setOff} />
    </Suspense>
  );
}
