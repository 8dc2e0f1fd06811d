import { getDefaultStore } from 'jotai';
import { keepAccessToken, removeAccessToken } from '#client/api/accessToken.ts';
import { hasSessionEndedAtom } from '#client/api/endSession.ts';
import { keptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { queryClient } from '#client/api/queryClient.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { languageAtom, resetLanguage } from '#client/i18n/language.ts';
import { clearCookies } from '#client/storage/cookies.ts';
import { accountAtom, type User } from './account.ts';
import { rememberRole } from './adminCookie.ts';
import { forgetAccount, hasJournals, hasSavesHere } from './forgetAccount.ts';
import { forgetRegistered } from './registered.ts';
import { flushUnsaved, UnsentError } from './unsaved.ts';

/** Begins a session, in the language of the account. Removes everything that another account has read before. */
export function startSession(token: string, user: User): void {
  queryClient.clear();
  void keptAnswers.clear();
  getDefaultStore().set(accountAtom, user);
  getDefaultStore().set(languageAtom, user.language);
  rememberRole(user);
  keepAccessToken(token);
  getDefaultStore().set(hasSessionEndedAtom, false);
}

/**
 * Ends the session (docs/product.md, "Sessions"), after sending what is unsaved. If there is no answer it rejects, and the user stays
 * logged in.
 * @throws UnsentError if strokes would be lost, unless `discardsUnsent`
 */
export async function logOut({ discardsUnsent = false } = {}): Promise<void> {
  if (!discardsUnsent) {
    await flushUnsaved();
    if (hasJournals(accountId()) || (await hasSavesHere(accountId()))) throw new UnsentError('journals');
  }
  await trpcClient.accounts.logout.mutate();
  await leave('/auth/login');
}

/**
 * Turns the user into a guest after the session has ended: clears all cookies, resets the language to Japanese, removes what the browser
 * stores of the account, and loads `address` as a new page, so that nothing private stays anywhere.
 */
export async function leave(address: string): Promise<void> {
  const left = accountId();
  forgetRegistered();
  clearCookies();
  await forgetAccount(left);
  resetLanguage();
  location.assign(address);
}

/**
 * Turns the user into a guest on this page, in the same language, after the server has removed the account and its sessions. Nothing but
 * unconfirmed registrations ends so: they own nothing.
 */
export async function endOwnSession(id: string): Promise<void> {
  removeAccessToken();
  forgetRegistered();
  getDefaultStore().set(accountAtom, undefined);
  queryClient.clear();
  await forgetAccount(id);
}

const accountId = (): string => getDefaultStore().get(accountAtom)?.id ?? '';
