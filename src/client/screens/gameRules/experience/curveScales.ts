import { scaleLinear, scaleLog } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { CURVE_LEVELS } from './curvePoints.ts';
import { MOST_TOTAL } from './madeToRise.ts';

/** The margins around the curves with the numbers of the axes; pixels. */
export const MARGIN = { top: 12, right: 16, bottom: 28, left: 56 } as const;

const FIRST = CURVE_LEVELS[0] ?? 2;
const LAST = CURVE_LEVELS.at(-1) ?? 14;

/**
 * Returns the scales of a picture of this size, in pixels: linear for levels, logarithmic for experience.
 * @param totals all totals that must be visible
 */
export function curveScales(width: number, height: number, totals: readonly number[]) {
  const level = scaleLinear([FIRST, LAST], [MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right)]);
  const least = Math.max(1, Math.min(...totals) / 2);
  const most = Math.min(MOST_TOTAL, Math.max(...totals) * 2);
  const total = scaleLog([least, Math.max(most, least * 10)], [height - MARGIN.bottom, MARGIN.top]);
  const path = line<number>()
    .x((_, at) => level(CURVE_LEVELS[at] ?? FIRST))
    .y((value) => total(value))
    .curve(curveMonotoneX);
  return {
    x: (at: number) => level(CURVE_LEVELS[at] ?? FIRST),
    y: (value: number) => total(value),
    path: (values: readonly number[]) => path([...values]) ?? '',
    totalAt: (y: number) => total.invert(Math.min(height, Math.max(0, y))),
    /** Returns the place of the level nearest to a pixel. */
    placeAt: (x: number) => Math.min(CURVE_LEVELS.length - 1, Math.max(0, Math.round(level.invert(x)) - FIRST)),
    lines: total.ticks(10).filter(isPowerOfTen),
  };
}

const isPowerOfTen = (value: number) => Number.isInteger(Math.round(Math.log10(value) * 1e6) / 1e6);
export type CurveScales = ReturnType<typeof curveScales>;
