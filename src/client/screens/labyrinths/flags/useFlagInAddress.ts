import { useLocationProperty } from 'wouter/use-browser-location';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

const NUMBERS = { event: RECORD_KINDS.event_flag, labyrinth: RECORD_KINDS.labyrinth_flag };

/** The flag of a kind that the address names behind its `#` (recordHref); undefined where it names none. */
export function useFlagInAddress(kind: keyof typeof NUMBERS): number | undefined {
  const { first, last } = NUMBERS[kind];
  return useLocationProperty(() => {
    const [, named, digits] = /^#([a-z]+)-(\d{1,3})$/.exec(location.hash) ?? [];
    const number = Number(digits);
    return named === kind && number >= first && number <= last ? number : undefined;
  });
}
