import { atom } from 'jotai';
import type { OpenCommand } from './OpenCommand.ts';

/** What the table of records that is open can do; undefined while none is. */
export const openTableAtom = atom<readonly OpenCommand[] | undefined>(undefined);
