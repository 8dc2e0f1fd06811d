import { atom } from 'jotai';
import type { OpenCommand } from './OpenCommand.ts';

/** The commands of the open table of records; undefined while none is open. */
export const openTableAtom = atom<readonly OpenCommand[] | undefined>(undefined);
