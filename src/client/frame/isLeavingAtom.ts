import { atom } from 'jotai';

/** Whether the reader is being asked about logging out. */
export const isLeavingAtom = atom(false);
