import { atom, getDefaultStore } from 'jotai';
import { readCookie, removeCookie, writeCookie } from '#client/storage/cookies.ts';

const COOKIE = 'access_token';
const tokenAtom = atom(readAccessToken());

/** The session's token as this page knows it; undefined for a guest. Only the functions below write it. */
export const accessTokenAtom = atom((get) => get(tokenAtom));

/**
 * Returns the token for the next request. It always reads the cookie, because another tab may have changed it. A value that cannot be a
 * token counts as none: some such values could not even be sent in a header.
 */
export function readAccessToken(): string | undefined {
  const token = readCookie(COOKIE);
  return token !== undefined && /^[\w-]+$/.test(token) ? token : undefined;
}

export function keepAccessToken(token: string): void {
  writeCookie(COOKIE, token);
  getDefaultStore().set(tokenAtom, token);
}

/** Turns the user into a guest: the route guards then redirect to the login page, and back after the login. */
export function removeAccessToken(): void {
  removeCookie(COOKIE);
  getDefaultStore().set(tokenAtom, undefined);
}

/** Checks for a login or logout in another tab whenever this tab becomes visible. */
export function watchAccessToken(): void {
  document.addEventListener('visibilitychange', () => getDefaultStore().set(tokenAtom, readAccessToken()));
}
