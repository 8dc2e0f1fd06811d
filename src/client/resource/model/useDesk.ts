import { useCallback, useSyncExternalStore } from 'react';
import type { RecordDesk } from './RecordDesk.ts';

/**
 * Reads a value from a desk. The component renders again only if that value changes: a form of a hundred fields renders only the one that
 * changed.
 */
export function useDesk<Value>(desk: RecordDesk, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  return useSyncExternalStore(subscribe, read);
}

/** Like `useDesk`, for a value of several desks. */
export function useAnyDesk<Value>(desks: readonly RecordDesk[], read: () => Value): Value {
  const subscribe = (listener: () => void) => {
    const ends = desks.map((desk) => desk.subscribe(listener));
    return () => {
      for (const end of ends) end();
    };
  };
  return useSyncExternalStore(subscribe, read);
}

/** Returns one record of a desk and renders again only when that record changes. Undefined while there is no desk yet. */
export function useRecord(desk: RecordDesk, number: number): object;
export function useRecord(desk: RecordDesk | undefined, number: number): object | undefined;
export function useRecord(desk: RecordDesk | undefined, number: number): object | undefined {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  return useSyncExternalStore(subscribe, () => desk?.record(number));
}
