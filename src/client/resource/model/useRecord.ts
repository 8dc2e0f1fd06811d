import { useCallback, useSyncExternalStore } from 'react';
import type { RecordDesk } from './RecordDesk.ts';

/** One record of a desk; only its own changes render anew. Undefined while there is no desk yet. */
export function useRecord(desk: RecordDesk, number: number): object;
export function useRecord(desk: RecordDesk | undefined, number: number): object | undefined;
export function useRecord(desk: RecordDesk | undefined, number: number): object | undefined {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  return useSyncExternalStore(subscribe, () => desk?.record(number));
}
