import { atom } from 'jotai';
import type { RouterOutputs } from '#client/api/routerTypes.ts';

/** An author or administrator, as the server describes them (docs/wire.md, "Account"). */
export type User = RouterOutputs['accounts']['me']['data'];

/** The logged-in user; undefined for a guest. Inside of the default layout it is always set. */
export const accountAtom = atom<User | undefined>(undefined);
