import { getDefaultStore } from 'jotai';
import { queryClient } from '#client/api/queryClient.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { keepAccessToken } from './accessToken.ts';
import { accountAtom, type User } from './account.ts';
import { clearCookies } from './cookies.ts';
import { flushUnsaved } from './unsaved.ts';

/** Begins a session. Nothing that another account has read before stays behind. */
export function startSession(token: string, user: User): void {
  queryClient.clear();
  getDefaultStore().set(accountAtom, user);
  keepAccessToken(token);
}

/** Ends the session (spec 1 §4): sends what is unsaved first. Rejects, still logged in, without an answer. */
export async function logOut(): Promise<void> {
  await flushUnsaved();
  await trpcClient.accounts.logout.mutate();
  leave('/auth/login');
}

/**
 * Makes a guest of the reader whose session has ended: clears all cookies, and with them the language back to Japanese,
 * and loads `address` anew, so that nothing private stays in memory.
 */
export function leave(address: string): void {
  clearCookies();
  location.assign(address);
}
