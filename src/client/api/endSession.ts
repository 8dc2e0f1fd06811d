import { atom, getDefaultStore } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import { accessTokenAtom, readAccessToken, removeAccessToken } from './accessToken.ts';

/** Whether the session of this page has ended on the server, until another one begins; the login page says so. */
export const hasSessionEndedAtom = atom(false);

/**
 * The server does not know the session of `token` (401): it ends here too, and the guards lead to the login page.
 * Nothing happens where the page has gone on in another session by now, or knows already that this one ended.
 */
export function endSession(token: string | undefined): void {
  const store = getDefaultStore();
  if (token !== readAccessToken() || store.get(accessTokenAtom) === undefined) return;
  store.set(hasSessionEndedAtom, true);
  // No guard stands before the front page: guests have one of their own.
  if (location.pathname === '/') navigate('/auth/login', { replace: true });
  removeAccessToken();
}
