import { useLocationProperty } from 'wouter/use-browser-location';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

const { first, last } = RECORD_KINDS.event_flag;

/** The event flag that the address names behind its `#` (recordHref); undefined where it names none. */
export function useFlagInAddress(): number | undefined {
  return useLocationProperty(() => {
    const number = Number(/^#event-(\d{1,3})$/.exec(location.hash)?.[1] ?? Number.NaN);
    return number >= first && number <= last ? number : undefined;
  });
}
