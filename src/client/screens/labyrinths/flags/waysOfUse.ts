import type { Use } from '#client/resource/uses/useUses.ts';
import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';
import type { Language } from '#domain/text/languages.ts';

/** What is done with a flag, and how often. */
export interface WayOfUse {
  readonly name: string;
  readonly count: number;
  readonly access: FlagAccess | undefined;
}

/** Of an event, the name of its cell is no part of what it does. */
const CELL = /^x\d+ y\d+ /;

/** How a flag is used: the places that do the same with it as one, the most usual first. */
export function waysOfUse(uses: readonly Pick<Use, 'label' | 'access'>[], language: Language): WayOfUse[] {
  const ways = Map.groupBy(uses, ({ label }) => label[language].replace(CELL, ''));
  return Array.from(ways, ([name, places]) => ({
    name,
    count: places.length,
    access: places[0]?.access,
  })).sort((one, other) => other.count - one.count);
}
