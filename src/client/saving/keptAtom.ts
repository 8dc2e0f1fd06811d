import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { keepIfRoom } from './keepIfRoom.ts';

/** A choice that the browser keeps under `key`, for all its tabs, as long as there is room for it. */
export function keptAtom<Value>(key: string, initial: Value) {
  const storage = createJSONStorage<Value>(() => localStorage);
  const setItem = (name: string, value: Value) => keepIfRoom(() => storage.setItem(name, value));
  return atomWithStorage(key, initial, { ...storage, setItem }, { getOnInit: true });
}
