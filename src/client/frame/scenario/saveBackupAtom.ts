import { atom } from 'jotai';

/** Saves a backup of the scenario that is open; undefined while none is that may be changed. */
export const saveBackupAtom = atom<{ readonly run: () => void } | undefined>(undefined);
