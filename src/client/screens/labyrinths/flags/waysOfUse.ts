import type { Use } from '#client/resource/uses/useUses.ts';
import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';
import type { Language } from '#domain/text/languages.ts';

/** One use of a flag, and its number of places. */
export interface WayOfUse {
  readonly name: string;
  readonly count: number;
  readonly access: FlagAccess | undefined;
}

/** Matches the name of an event's cell, which is no part of its effect. */
const CELL = /^x\d+ y\d+ /;

/** Groups the places that use a flag in the same way, the most frequent use first. */
export function waysOfUse(uses: readonly Pick<Use, 'label' | 'access'>[], language: Language): WayOfUse[] {
  const ways = Map.groupBy(uses, ({ label }) => label[language].replace(CELL, ''));
  return Array.from(ways, ([name, places]) => ({
    name,
    count: places.length,
    access: places[0]?.access,
  })).sort((one, other) => other.count - one.count);
}
