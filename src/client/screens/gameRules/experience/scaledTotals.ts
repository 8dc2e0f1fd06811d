import { MOST_TOTAL } from './madeToRise.ts';

/**
 * Multiplies all totals: those that rise still rise, even if rounding or the limit would make two of them equal.
 * @param totals experience, from the lowest level to the highest
 * @param percent of the current values
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

/** Rounds a number to three significant digits, as read off a curve; from 1 to the maximum of a level. */
export const threeDigits = (value: number): number =>
  Math.min(MOST_TOTAL, Math.max(1, Math.round(Number(value.toPrecision(3)))));
