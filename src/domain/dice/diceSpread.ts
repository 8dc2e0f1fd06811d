/** `count` rolls of a die with `sides`, and `plus` (docs/domain.md, "Items"). */
export interface Dice {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

/** Minimum, maximum and expected value; a die without sides adds nothing. */
export function diceResults({ count, sides, plus }: Dice): { minimum: number; maximum: number; expected: number } {
  const least = sides > 0 ? count : 0;
  return { minimum: least + plus, maximum: count * sides + plus, expected: (least * (sides + 1)) / 2 + plus };
}

/** The probability of every result of the dice, from the minimum to the maximum; the sum is 1. */
export function diceSpread(...rolls: readonly Dice[]): Float64Array {
  let spread = Float64Array.of(1);
  for (const { count, sides } of rolls) {
    if (sides > 0) for (let roll = 0; roll < count; roll++) spread = withAnotherDie(spread, sides);
  }
  return spread;
}

/** The convolution with one die, as a sliding window of `sides` places. */
function withAnotherDie(before: Float64Array, sides: number): Float64Array<ArrayBuffer> {
  const after = new Float64Array(before.length + sides - 1);
  let within = 0;
  for (let place = 0; place < after.length; place++) {
    within += (before[place] ?? 0) - (before[place - sides] ?? 0);
    after[place] = Math.max(0, within) / sides;
  }
  return after;
}

/** A spread as at most `places` bars of equal width, each the mean probability of the results in it. */
export function spreadBars(spread: Float64Array, places: number): number[] {
  const bars = Math.min(places, spread.length);
  return Array.from({ length: bars }, (_, bar) => {
    const within = spread.subarray(edge(spread, bar, bars), edge(spread, bar + 1, bars));
    return within.reduce((sum, share) => sum + share, 0) / within.length;
  });
}

const edge = (spread: Float64Array, bar: number, bars: number) => Math.round((bar * spread.length) / bars);
