import { MOST_TOTAL } from './madeToRise.ts';

/**
 * A row of experience multiplied as a whole: where it rises it still does, also where rounding or the limit would make two alike.
 * @param totals experience, from the lowest level to the highest
 * @param percent of what it is now
 */
export function scaledTotals(totals: readonly number[], percent: number): number[] {
  const scaled: number[] = [];
  for (const [at, total] of totals.entries()) {
    const value = threeDigits((total * percent) / 100);
    const isRise = total > (totals[at - 1] ?? 0);
    const least = isRise ? (scaled[at - 1] ?? 0) + 1 : 1;
    scaled.push(Math.min(MOST_TOTAL - (totals.length - 1 - at), Math.max(least, value)));
  }
  return scaled;
}

/** A number to three significant digits, as one reads it off a curve; at least 1 and at most what a level can ask for. */
export const threeDigits = (value: number): number =>
  Math.min(MOST_TOTAL, Math.max(1, Math.round(Number(value.toPrecision(3)))));
