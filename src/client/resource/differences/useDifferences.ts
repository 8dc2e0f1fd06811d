import { useRef } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/openRecord/OpenRecord.ts';
import { areSameDifferences, type Difference, differencesFromDefault } from './differencesIn.ts';

/** What of the records of a desk is not as it is by default; the same list until that changes. */
export function useDifferences(desk: RecordDesk): readonly Difference[] {
  const kept = useRef<readonly Difference[]>([]);
  return useDesk(desk, () => {
    const now = differencesFromDefault(desk.resource, (number) => desk.record(number));
    if (!areSameDifferences(kept.current, now)) kept.current = now;
    return kept.current;
  });
}
