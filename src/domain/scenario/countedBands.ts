import { UNSET } from '#domain/resources/outline/searchItem.ts';

/** The counts of a scenario: floors in use, monsters that can be met, items that can be obtained. */
export interface ContentCounts {
  readonly floors: number;
  readonly monsters: number;
  readonly items: number;
}

/** The search items with a count, each with the upper limits of its bands; the last one has none. */
const COUNTED = {
  depth: { of: 'floors', upTo: [10, 20] },
  monsters: { of: 'monsters', upTo: [50, 150] },
  items: { of: 'items', upTo: [50, 150] },
} as const satisfies Readonly<
  Record<string, { readonly of: keyof ContentCounts; readonly upTo: readonly [number, number] }>
>;

export type CountedBand = keyof typeof COUNTED;
export const COUNTED_BANDS = Object.keys(COUNTED) as readonly CountedBand[];

/** Returns the count for a band. */
export const countOfBand = (band: CountedBand, counts: ContentCounts): number => counts[COUNTED[band].of];

/** Returns the band of a count (docs/product.md, "Work outline"); not set for 0. */
export function bandOf(band: CountedBand, counts: ContentCounts): number {
  const count = countOfBand(band, counts);
  if (count === 0) return UNSET;
  const [few, some] = COUNTED[band].upTo;
  return count <= few ? 1 : count <= some ? 2 : 3;
}
