import { keptAnswers } from './kept/KeptAnswers.ts';

/** What the browser's localStorage keeps for one account has the account's id as one part of its key. */
const keysOf = (accountId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('meikyu.') && key.split('.').includes(accountId));

/** Whether edits of the account wait in this browser, of any tab and of any day, that the server does not have. */
export const hasJournals = (accountId: string): boolean =>
  keysOf(accountId).some((key) => /^meikyu\.\w+\.(journal|settings)\./.test(key));

/** Removes everything of the account from this browser (safety S47). What the server does not have is then lost. */
export async function forgetAccount(accountId: string): Promise<void> {
  for (const key of keysOf(accountId)) localStorage.removeItem(key);
  await keptAnswers.clear();
}
