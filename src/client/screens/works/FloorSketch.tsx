import { useMemo } from 'react';
import { FloorGlance } from '#client/mapEditor/panels/FloorGlance.tsx';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import * as styles from './works.css.ts';

/** CSS pixels. */
const SIDE = 96;

interface FloorSketchProps {
  /** Packed, as base64; null where no floor is drawn. */
  readonly grid: string | null;
  /** The code of its size. */
  readonly size?: number;
}

/** The walls and doors of a floor as a small picture. */
export function FloorSketch({ grid, size = 0 }: FloorSketchProps) {
  const cells = useMemo(() => (grid === null ? undefined : unpackGrid(fromBase64(grid))), [grid]);
  return (
    <span className={styles.picture}>
      <FloorGlance grid={cells} size={FLOOR_SIZES[size] ?? GRID_SIDE} side={SIDE} />
    </span>
  );
}
