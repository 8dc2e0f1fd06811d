import { useMemo } from 'react';
import { useIsVisible } from '#client/ui/useIsVisible.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { FloorGlance } from './FloorGlance.tsx';
import { sketch } from './FloorPicture.css.ts';

/** CSS pixels. */
const SIDES = { small: 48, medium: 96 };

interface FloorSketchProps {
  /** Packed, as base64; null if no floor is drawn, undefined while it is not known. */
  readonly grid: string | null | undefined;
  /** The code of its size. */
  readonly size?: number | undefined;
  readonly width?: SketchWidth;
}

export type SketchWidth = keyof typeof SIDES;

/** The walls and doors of a floor as a small framed picture, painted once it is visible. */
export function FloorSketch({ grid, size = 0, width = 'medium' }: FloorSketchProps) {
  const [ref, isSeen] = useIsVisible();
  return (
    <span ref={ref} className={sketch({ width })}>
      {isSeen && grid !== undefined && <Drawn grid={grid} size={size} side={SIDES[width]} />}
    </span>
  );
}

interface DrawnProps {
  readonly grid: string | null;
  readonly size: number;
  readonly side: number;
}

function Drawn({ grid, size, side }: DrawnProps) {
  const cells = useMemo(() => (grid === null ? undefined : unpackGrid(fromBase64(grid))), [grid]);
  return <FloorGlance grid={cells} size={FLOOR_SIZES[size] ?? GRID_SIDE} side={side} />;
}
