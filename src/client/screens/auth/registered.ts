import { atom, getDefaultStore } from 'jotai';

/** Who has just registered or chosen a new password on this page. */
interface Registered {
  /** So that the login form knows the name already. */
  readonly username: string;
  /** Where the mail went that asks to confirm the registration; undefined where none is needed. */
  readonly mailedTo?: string | undefined;
}

export const registeredAtom = atom<Registered>({ username: '' });

export function keepRegistered(registered: Registered): void {
  getDefaultStore().set(registeredAtom, registered);
}
