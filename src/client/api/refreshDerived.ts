import { timings } from '#client/timings.ts';
import { queryClient } from './queryClient.ts';

/** What the server derives from all that a scenario holds: its check list, what a search finds, who is met where, and where chests are. */
const DERIVED = ['checks', 'search', 'encounters', 'treasures'] as const;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Something was written: what is shown of these is asked for anew, once for several writes. */
export function refreshDerived(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const router of DERIVED) void queryClient.invalidateQueries({ queryKey: [[router]] });
  }, timings.derivedPause);
}
