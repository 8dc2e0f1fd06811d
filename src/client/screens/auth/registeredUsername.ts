import { atom, getDefaultStore } from 'jotai';

/** Who has just registered, so that the login form knows the name already. */
export const registeredUsernameAtom = atom('');

export function keepRegisteredUsername(username: string): void {
  getDefaultStore().set(registeredUsernameAtom, username);
}
