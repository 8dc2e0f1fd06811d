import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_TOTAL, madeToRise } from '#client/screens/gameRules/experience/madeToRise.ts';
import { scaledTotals } from '#client/screens/gameRules/experience/scaledTotals.ts';

const totals = fc.array(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: MOST_TOTAL })), {
  minLength: 1,
  maxLength: 12,
});
const rises = (values: readonly number[]) => values.every((value, at) => value > (values[at - 1] ?? 0));
const changes = (before: readonly number[], after: readonly number[]) =>
  after.filter((value, at) => value !== before[at]).length;

/** Returns the maximum number of totals that can stay; tries every subset. */
function mostThatStay(values: readonly number[]): number {
  const fits = (chosen: readonly number[]) =>
    chosen.every((at, index) => {
      const value = values[at] ?? 0;
      const before = chosen[index - 1];
      const isLow = before === undefined ? value >= at + 1 : value - (values[before] ?? 0) >= at - before;
      return isLow && value <= MOST_TOTAL - (values.length - 1 - at);
    });
  let most = 0;
  for (let set = 0; set < 2 ** values.length; set++) {
    const chosen = [...values.keys()].filter((at) => (set >> at) % 2 === 1);
    if (chosen.length > most && fits(chosen)) most = chosen.length;
  }
  return most;
}

describe('Experience made to rise', () => {
  it.each([
    { before: [900, 1530, 2600], after: [900, 1530, 2600] },
    // Evenly by ratio: 100 is to 200 as 200 is to 400.
    { before: [100, 50, 400], after: [100, 200, 400] },
    { before: [100, 400, 300, 1600], after: [100, 400, 800, 1600] },
    { before: [1000, 20, 30], after: [12, 20, 30] },
    { before: [100, 200, 5], after: [100, 200, 340] },
    { before: [1, 1, 1], after: [1, 2, 3] },
    { before: [7, 7, 8], after: [4, 7, 8] },
  ])('$before becomes $after', ({ before, after }) => {
    expect(madeToRise(before)).toEqual(after);
  });

  it('rises, stays within what a level can ask for, and changes no more than it must', () => {
    fc.assert(
      fc.property(totals, (before) => {
        const after = madeToRise(before);
        expect(rises(after)).toBe(true);
        expect(after.every((value) => Number.isInteger(value) && value >= 1 && value <= MOST_TOTAL)).toBe(true);
        expect(changes(before, after)).toBe(before.length - mostThatStay(before));
      }),
      { numRuns: 300 },
    );
  });
});

describe('Experience multiplied', () => {
  it('is read to three digits', () => {
    expect(scaledTotals([900, 1530, 2600], 150)).toEqual([1350, 2300, 3900]);
    expect(scaledTotals([900, 1530, 2600], 100)).toEqual([900, 1530, 2600]);
  });

  it('still rises where it did', () => {
    fc.assert(
      fc.property(totals, fc.integer({ min: 1, max: 1000 }), (values, percent) => {
        const before = madeToRise(values);
        const after = scaledTotals(before, percent);
        expect(rises(after)).toBe(true);
        expect(after.every((value) => value >= 1 && value <= MOST_TOTAL)).toBe(true);
      }),
    );
  });
});
