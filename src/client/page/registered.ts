import { getDefaultStore } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { webStorage } from '#client/storage/webStorage.ts';

/** The user who has just registered or chosen a new password in this tab. */
interface Registered {
  /** Prefills the login form. */
  readonly username: string;
  /** Whether the user has just registered, and so may see how that ended. */
  readonly isNew?: boolean;
  /** The address of the mail for confirming the registration; undefined if no confirmation is needed. */
  readonly mailedTo?: string | undefined;
}

/** Survives a reload, and is lost with the tab or at the login. */
export const registeredAtom = atomWithStorage<Registered>(
  'meikyu.registered',
  { username: '' },
  createJSONStorage(() => webStorage('session')),
  { getOnInit: true },
);

/** Forgets who has registered, at a login or logout. */
export const forgetRegistered = (): void => keepRegistered({ username: '' });

export function keepRegistered(registered: Registered): void {
  getDefaultStore().set(registeredAtom, registered);
}
