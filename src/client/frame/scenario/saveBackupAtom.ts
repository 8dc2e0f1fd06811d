import { atom } from 'jotai';

/** Saves a backup of the open scenario; undefined if none is open that may be changed. */
export const saveBackupAtom = atom<{ readonly run: () => void } | undefined>(undefined);
