import { atom, getDefaultStore } from 'jotai';
import { readCookie, removeCookie, writeCookie } from '#client/cookies.ts';

const COOKIE = 'access_token';
const tokenAtom = atom(readAccessToken());

/** The session's token as the page knows it; undefined for a guest. Written by the functions below alone. */
export const accessTokenAtom = atom((get) => get(tokenAtom));

/**
 * The token that goes with the next request: always the cookie's, which another tab may have changed. What cannot be a token is
 * none; some of it could not even be sent in a header.
 */
export function readAccessToken(): string | undefined {
  const token = readCookie(COOKIE);
  return token !== undefined && /^[\w-]+$/.test(token) ? token : undefined;
}

export function keepAccessToken(token: string): void {
  writeCookie(COOKIE, token);
  getDefaultStore().set(tokenAtom, token);
}

/** Makes a guest of the reader: the guards then lead to the login page, and back afterwards. */
export function removeAccessToken(): void {
  removeCookie(COOKIE);
  getDefaultStore().set(tokenAtom, undefined);
}

/** Takes note of a login or logout in another tab whenever this one comes to the front. */
export function watchAccessToken(): void {
  document.addEventListener('visibilitychange', () => getDefaultStore().set(tokenAtom, readAccessToken()));
}
