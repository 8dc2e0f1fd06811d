import { readCookie, removeCookie, writeCookie } from '#client/storage/cookies.ts';
import type { User } from './account.ts';

const COOKIE = 'role';

/** Remembers whether the logged-in user is an admin, for when the server cannot be asked: the session has ended, or the server fails. */
export function rememberRole({ is_admin }: Pick<User, 'is_admin'>): void {
  if (is_admin) writeCookie(COOKIE, 'admin');
  else removeCookie(COOKIE);
}

/** Whether the last user who was logged in here, and did not log out, is an admin. */
export const wasAdmin = (): boolean => readCookie(COOKIE) === 'admin';
