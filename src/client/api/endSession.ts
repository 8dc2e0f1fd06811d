import { atom, getDefaultStore } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import { accessTokenAtom, readAccessToken, removeAccessToken } from './accessToken.ts';

/** Whether the server ended this page's session and no other has begun since; the login page shows it. */
export const hasSessionEndedAtom = atom(false);

/**
 * Ends the session of `token` in this page after the server answered 401: the route guards redirect to the login page. Does nothing if the
 * page already uses another session, or already knows that this one ended.
 */
export function endSession(token: string | undefined): void {
  const store = getDefaultStore();
  if (token !== readAccessToken() || store.get(accessTokenAtom) === undefined) return;
  store.set(hasSessionEndedAtom, true);
  // The front page has no route guard, because guests have a front page of their own.
  if (location.pathname === '/') navigate('/auth/login', { replace: true });
  removeAccessToken();
}
