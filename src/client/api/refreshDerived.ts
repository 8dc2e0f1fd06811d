import { timings } from '#client/timings.ts';
import { queryClient } from './queryClient.ts';

/** The routers whose answers the server derives from a whole scenario: its check list, search results, encounters, and places of chests. */
const DERIVED = ['checks', 'search', 'encounters', 'treasures'] as const;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Refetches the visible derived answers after a write, once for several writes in a row. */
export function refreshDerived(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const router of DERIVED) void queryClient.invalidateQueries({ queryKey: [[router]] });
  }, timings.derivedPause);
}
