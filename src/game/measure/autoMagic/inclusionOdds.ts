/** The step of the numerical integral below, in logarithm of time; the sum is exact to at least nine digits. */
const STEP = 0.05;
/** The lower bound of the integral: before this time, practically nothing has been drawn. */
const EARLIEST = 1e-12;
/** The upper bound of the integral in mean lifetimes, after which nothing is left. */
const LATEST = 40;

/**
 * The chance of each thing to be among the first `count` that are drawn by weight without repetition.
 * Such a draw is a race: each thing arrives at a random time, exponential with its weight as its rate. A thing is among the first `count`
 * if fewer than `count` others arrive before it; that is summed over its possible arrival times.
 * @param weights above 0
 * @returns 0 to 1, in the order of the weights
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

/** The distribution of how many of the first 0, 1, 2 ... things have arrived: for each, the chances of 0 to `count` - 1 arrivals. */
function running(come: readonly number[], count: number): number[][] {
  let present = [1, ...Array.from({ length: count - 1 }, () => 0)];
  const all = [present];
  for (const chance of come) {
    present = present.map((value, of) => value * (1 - chance) + (of > 0 ? (present[of - 1] as number) * chance : 0));
    all.push(present);
  }
  return all;
}

/** The chance that two disjoint groups of things together have fewer than `count` arrivals. */
function belowCount(one: readonly number[], other: readonly number[], count: number): number {
  let sum = 0;
  for (let first = 0; first < count; first++) {
    for (let second = 0; first + second < count; second++) sum += (one[first] as number) * (other[second] as number);
  }
  return sum;
}
