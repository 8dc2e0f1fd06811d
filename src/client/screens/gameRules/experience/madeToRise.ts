/** The maximum experience of a level. */
export const MOST_TOTAL = 999_999_999;

/**
 * Changes the fewest totals so that each is greater than the previous one (docs/product.md, "Input rules"). Changed ones are placed between
 * those that stay, evenly on a logarithmic scale.
 * @param totals experience, from the lowest level to the highest
 */
export function madeToRise(totals: readonly number[]): number[] {
  const kept = longestRise(totals);
  return totals.map((total, at) => {
    if (kept.includes(at)) return total;
    const before = kept.findLast((one) => one < at);
    const after = kept.find((one) => one > at);
    return between(totals, at, before, after);
  });
}

/** Returns the places of the largest set of totals that can all stay: between two of them there is room for those in between. */
function longestRise(totals: readonly number[]): readonly number[] {
  const last = totals.length - 1;
  // A level is at least 1 above the previous one, so totals are compared after subtracting that minimum.
  const room = totals.map((total, at) => total - at);
  const mayStay = (at: number) => (room[at] ?? 0) >= 1 && (totals[at] ?? 0) <= MOST_TOTAL - (last - at);
  const chains: (readonly number[])[] = [];
  for (const at of totals.keys()) {
    const before = chains
      .filter((_, earlier) => (room[earlier] ?? 0) <= (room[at] ?? 0))
      .reduce<readonly number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    chains.push(mayStay(at) ? [...before, at] : []);
  }
  return chains.reduce<readonly number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}

/** Returns the total of a place between two that stay, or beyond the first or last of them. */
function between(totals: readonly number[], at: number, before = -1, after = totals.length): number {
  const span = after - before;
  const high = after < totals.length ? (totals[after] ?? MOST_TOTAL) : undefined;
  const low = before >= 0 ? (totals[before] ?? 1) : undefined;
  const [least, most] = [(low ?? 0) + at - before, (high ?? MOST_TOTAL + 1) - (after - at)];
  const share = (at - before) / span;
  const even =
    low !== undefined && high !== undefined
      ? low * (high / low) ** share
      : low !== undefined
        ? low * GROWTH ** (at - before)
        : (high ?? 1000) / GROWTH ** (after - at);
  return Math.min(most, Math.max(least, Math.round(even)));
}

/** The factor from a level to the next, beyond the totals that stay. */
const GROWTH = 1.7;
