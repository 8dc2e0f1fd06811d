import { getDefaultStore } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** Who has just registered or chosen a new password in this tab. */
interface Registered {
  /** So that the login form knows the name already. */
  readonly username: string;
  /** Where the mail went that asks to confirm the registration; undefined where none is needed. */
  readonly mailedTo?: string | undefined;
}

/** Survives a reload, and goes with the tab or with logging in. */
export const registeredAtom = atomWithStorage<Registered>(
  'meikyu.registered',
  { username: '' },
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);

export function keepRegistered(registered: Registered): void {
  getDefaultStore().set(registeredAtom, registered);
}
