import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dice, diceResults, diceShape, diceSpread, spreadBars } from '#domain/dice/diceSpread.ts';

const dice = fc.record({
  count: fc.integer({ min: 0, max: 99 }),
  sides: fc.integer({ min: 0, max: 200 }),
  plus: fc.integer({ min: -999, max: 999 }),
});
const fewDice = fc.record({
  count: fc.integer({ min: 0, max: 4 }),
  sides: fc.integer({ min: 0, max: 6 }),
  plus: fc.integer({ min: -9, max: 9 }),
});

/** Counts all ways in which the dice may fall, by result. */
function counted({ count, sides, plus }: Dice): Map<number, number> {
  let results = new Map([[plus, 1]]);
  for (let roll = 0; roll < count && sides > 0; roll++) {
    const next = new Map<number, number>();
    for (const [result, ways] of results) {
      for (let face = 1; face <= sides; face++) next.set(result + face, (next.get(result + face) ?? 0) + ways);
    }
    results = next;
  }
  return results;
}

test('two dice of six with one more: 3 to 13, expected 8, and 8 comes most often', () => {
  const twoDice = { count: 2, sides: 6, plus: 1 };
  expect(diceResults(twoDice)).toEqual({ minimum: 3, maximum: 13, expected: 8 });
  const spread = diceSpread(twoDice);
  expect(spread[8 - 3]).toBeCloseTo(6 / 36);
  expect(spread[0]).toBeCloseTo(1 / 36);
});

test('every result is as likely as the ways to throw it', () => {
  fc.assert(
    fc.property(fewDice, (some) => {
      const { minimum, maximum } = diceResults(some);
      const results = counted(some);
      const ways = [...results.values()].reduce((sum, one) => sum + one, 0);
      const spread = diceSpread(some);
      expect([Math.min(...results.keys()), Math.max(...results.keys())]).toEqual([minimum, maximum]);
      for (const [result, one] of results) expect(spread[result - minimum]).toBeCloseTo(one / ways, 9);
    }),
  );
});

test('a spread is as long as from the least to the greatest, sums to one and has the expected result as its mean', () => {
  fc.assert(
    fc.property(dice, (some) => {
      const { minimum, maximum, expected } = diceResults(some);
      const spread = diceSpread(some);
      expect(spread).toHaveLength(maximum - minimum + 1);
      expect(spread.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(spread.reduce((sum, share, place) => sum + share * (minimum + place), 0)).toBeCloseTo(expected, 3);
    }),
    { numRuns: 40 },
  );
});

test('bars are as many as asked for at most, and none is empty', () => {
  fc.assert(
    fc.property(dice, fc.integer({ min: 1, max: 60 }), (some, places) => {
      const spread = diceSpread(some);
      const bars = spreadBars(spread, places);
      expect(bars).toHaveLength(Math.min(places, spread.length));
      expect(bars.every((bar) => bar >= 0)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('the shape of dice that cannot be counted is that of as many as can', () => {
  const [counted, places] = [{ count: 99, sides: 200, plus: 0 }, 40];
  expect(diceShape(counted, places)).toEqual(diceSpread(counted));
  const curve = diceShape({ ...counted, count: 200 }, places);
  expect(curve).toHaveLength(places);
  expect(curve.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const exact = spreadBars(diceSpread({ ...counted, count: 200 }), places);
  const highest = Math.max(...exact);
  const highestOfCurve = Math.max(...curve);
  exact.forEach((bar, at) => {
    expect((curve[at] ?? 0) / highestOfCurve).toBeCloseTo(bar / highest, 1);
  });
});
