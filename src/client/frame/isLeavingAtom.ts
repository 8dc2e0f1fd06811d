import { atom } from 'jotai';

/** Whether the logout dialog is open. */
export const isLeavingAtom = atom(false);
