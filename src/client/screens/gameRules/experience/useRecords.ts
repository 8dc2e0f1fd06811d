import { useRef } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';

/** Returns all records of a desk, in order; the same list until one of them changes. */
export function useRecords(desk: RecordDesk): readonly object[] {
  const kept = useRef<readonly object[]>([]);
  return useDesk(desk, () => {
    const now = numbersOf(desk.resource).map((number) => desk.record(number));
    const isSame = now.length === kept.current.length && now.every((record, index) => record === kept.current[index]);
    if (!isSame) kept.current = now;
    return kept.current;
  });
}
