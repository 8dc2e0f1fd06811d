import { Suspense } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { BlankSheet } from '#client/ui/icons/BlankSheet.tsx';
import { blankGrid, type FloorGrid, isBlankGrid } from '#domain/map/floorGrid.ts';
import { placeholder } from './FloorPicture.css.ts';

const FloorPicture = lazyScreen(() => import('./FloorPicture.tsx'));

export interface FloorGlanceProps {
  readonly grid: FloorGrid | undefined;
  /** Cells per side. */
  readonly size: number;
  /** CSS pixels at most. */
  readonly side: number;
  /** The entrance cells of a labyrinth; pass the same array while they do not change. */
  readonly entrances?: readonly Cell[] | undefined;
  /** Whether the floor is used although nothing is painted on it. */
  readonly isUsed?: boolean;
  /** Highlighted cells; pass the same array while they do not change. */
  readonly setOff?: readonly Cell[] | undefined;
}

const BLANK = blankGrid();

type Cell = { readonly x: number; readonly y: number };

/** A small picture of a floor; a blank sheet for an unused floor. */
export function FloorGlance({ grid = BLANK, isUsed = false, ...look }: FloorGlanceProps) {
  if (!isUsed && (grid === BLANK || isBlankGrid(grid))) {
    return (
      <span className={placeholder}>
        <BlankSheet />
      </span>
    );
  }
  return (
    <Suspense fallback={<span className={placeholder} />}>
      <FloorPicture grid={grid} {...look} />
    </Suspense>
  );
}
