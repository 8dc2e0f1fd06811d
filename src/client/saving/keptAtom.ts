import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { webStorage } from '#client/storage/webStorage.ts';
import { keepIfRoom } from './keepIfRoom.ts';

/** Returns an atom for a choice that the browser stores under `key` for all its tabs, as long as there is room. */
export function keptAtom<Value>(key: string, initial: Value) {
  const storage = createJSONStorage<Value>(() => webStorage('local'));
  const setItem = (name: string, value: Value) => keepIfRoom(() => storage.setItem(name, value));
  return atomWithStorage(key, initial, { ...storage, setItem }, { getOnInit: true });
}
