/** Steps of the logarithm of time at which the integral below is summed; the sum is exact to nine digits and more. */
const STEP = 0.05;
/** Before this much of the whole has been drawn, nothing has. */
const EARLIEST = 1e-12;
/** Mean lifetimes after which nothing is left. */
const LATEST = 40;

/**
 * How likely each thing is among the first `count` that are drawn by their weights, none twice.
 *
 * Such a draw is a race: each thing comes at a random time, exponential with its weight as its rate. A thing is among the first `count` where
 * fewer than `count` others have come before it; that is summed over the times at which it may come.
 * @param weights above 0
 * @returns in their order, 0 to 1
 */
export function inclusionOdds(weights: readonly number[], count: number): number[] {
  if (count <= 0) return weights.map(() => 0);
  if (weights.length <= count) return weights.map(() => 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rates = weights.map((weight) => weight / total);
  if (count === 1) return rates;
  const odds = rates.map(() => 0);
  const from = Math.log(EARLIEST);
  const steps = Math.ceil((Math.log(LATEST / Math.min(...rates)) - from) / STEP);
  for (let step = 0; step <= steps; step++) {
    const time = Math.exp(from + step * STEP);
    const come = rates.map((rate) => -Math.expm1(-rate * time));
    const before = running(come, count);
    const after = running(come.toReversed(), count).reverse();
    for (const [index, rate] of rates.entries()) {
      const fewer = belowCount(before[index] as number[], after[index + 1] as number[], count);
      odds[index] = (odds[index] as number) + rate * time * Math.exp(-rate * time) * fewer * STEP;
    }
  }
  return odds;
}

/** How many of the first 0, 1, 2 ... things have come: for each, the chances of 0 to `count` - 1 of them. */
function running(come: readonly number[], count: number): number[][] {
  let present = [1, ...Array.from({ length: count - 1 }, () => 0)];
  const all = [present];
  for (const chance of come) {
    present = present.map((value, of) => value * (1 - chance) + (of > 0 ? (present[of - 1] as number) * chance : 0));
    all.push(present);
  }
  return all;
}

/** How likely two lots together have come to fewer than `count`. */
function belowCount(one: readonly number[], other: readonly number[], count: number): number {
  let sum = 0;
  for (let first = 0; first < count; first++) {
    for (let second = 0; first + second < count; second++) sum += (one[first] as number) * (other[second] as number);
  }
  return sum;
}
