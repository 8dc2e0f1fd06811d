import { useLocationProperty } from 'wouter/use-browser-location';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

const NUMBERS = { event: RECORD_KINDS.event_flag, labyrinth: RECORD_KINDS.labyrinth_flag };

/** Returns the flag of a kind that the address names after its `#` (recordHref); undefined if there is none. */
export function useFlagInAddress(kind: keyof typeof NUMBERS): number | undefined {
  const { first, last } = NUMBERS[kind];
  return useLocationProperty(() => {
    const [, named, digits] = /^#([a-z]+)-(\d{1,3})$/.exec(location.hash) ?? [];
    const number = Number(digits);
    return named === kind && number >= first && number <= last ? number : undefined;
  });
}
