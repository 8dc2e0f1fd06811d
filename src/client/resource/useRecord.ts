import { useCallback, useSyncExternalStore } from 'react';
import type { RecordDesk } from './RecordDesk.ts';

/** One record of a desk; only its own changes render anew. */
export function useRecord(desk: RecordDesk, number: number): object {
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  return useSyncExternalStore(subscribe, () => desk.record(number));
}
