import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';

/** The record that a form is about, for every field in it. */
export interface OpenRecord {
  readonly desk: RecordDesk;
  readonly number: number;
}

export const OpenRecordContext = createContext<OpenRecord | undefined>(undefined);

/** @throws Error outside of a form */
export function useOpenRecord(): OpenRecord {
  const open = useContext(OpenRecordContext);
  if (!open) throw new Error('no form is around this field');
  return open;
}

/**
 * A value read from a desk. The reader renders again only if its value changes: a form of a hundred
 * fields renders only the one that changed.
 */
export function useDesk<Value>(desk: RecordDesk, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  return useSyncExternalStore(subscribe, read);
}
