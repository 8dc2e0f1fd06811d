import { UNSET } from '#domain/resources/outline/searchItem.ts';

/** What is counted of a scenario: floors in use, monsters that can be met, items that can be had. */
export interface ContentCounts {
  readonly floors: number;
  readonly monsters: number;
  readonly items: number;
}

/** The items of the search that a count speaks of, each with the greatest counts of its bands; the last one has no end. */
const COUNTED = {
  depth: { of: 'floors', upTo: [10, 20] },
  monsters: { of: 'monsters', upTo: [50, 150] },
  items: { of: 'items', upTo: [50, 150] },
} as const satisfies Readonly<
  Record<string, { readonly of: keyof ContentCounts; readonly upTo: readonly [number, number] }>
>;

export type CountedBand = keyof typeof COUNTED;
export const COUNTED_BANDS = Object.keys(COUNTED) as readonly CountedBand[];

/** How many there are of what a band is about. */
export const countOfBand = (band: CountedBand, counts: ContentCounts): number => counts[COUNTED[band].of];

/** The band that a count lies in (docs/product.md, "Work outline"); not set where there is nothing yet. */
export function bandOf(band: CountedBand, counts: ContentCounts): number {
  const count = countOfBand(band, counts);
  if (count === 0) return UNSET;
  const [few, some] = COUNTED[band].upTo;
  return count <= few ? 1 : count <= some ? 2 : 3;
}
