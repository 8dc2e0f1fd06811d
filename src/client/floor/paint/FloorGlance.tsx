import { Suspense } from 'react';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { BlankSheet } from '#client/ui/icons/BlankSheet.tsx';
import { blankGrid, type FloorGrid, isBlankGrid } from '#domain/map/floorGrid.ts';
import { placeholder } from './FloorPicture.css.ts';

const FloorPicture = lazyScreen(() => import('./FloorPicture.tsx'));

export interface FloorGlanceProps {
  readonly grid: FloorGrid | undefined;
  /** Cells a side. */
  readonly size: number;
  /** CSS pixels at most. */
  readonly side: number;
  /** The cells by which one enters a labyrinth; the same array while they are the same. */
  readonly entrances?: readonly Cell[] | undefined;
  /** Whether the floor is used although nothing is painted on it. */
  readonly isUsed?: boolean;
  /** Cells that are set off; the same array while they are the same. */
  readonly setOff?: readonly Cell[] | undefined;
}

const BLANK = blankGrid();

type Cell = { readonly x: number; readonly y: number };

/** A floor at a glance; a blank sheet for one that is not used. */
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
