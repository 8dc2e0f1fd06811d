import { useCallback, useSyncExternalStore } from 'react';
import type { RecordDesk } from './RecordDesk.ts';

/**
 * A value read from a desk. The reader renders again only if its value changes: a form of a hundred
 * fields renders only the one that changed.
 */
export function useDesk<Value>(desk: RecordDesk, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  return useSyncExternalStore(subscribe, read);
}

/** One record of a desk; only its own changes render anew. Undefined while there is no desk yet. */
export function useRecord(desk: RecordDesk, number: number): object;
export function useRecord(desk: RecordDesk | undefined, number: number): object | undefined;
export function useRecord(desk: RecordDesk | undefined, number: number): object | undefined {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  return useSyncExternalStore(subscribe, () => desk?.record(number));
}
