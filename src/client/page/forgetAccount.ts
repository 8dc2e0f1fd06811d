import { keptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { AUTOSAVE, isWorkKey } from '#game/journal/SaveKey.ts';
import { type SaveStore, saveStore } from './SaveStore.ts';

/** What the browser's localStorage keeps for one account has the account's id as one part of its key. */
const keysOf = (accountId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('meikyu.') && key.split('.').includes(accountId));

/** Whether edits of the account wait in this browser, of any tab and of any day, that the server does not have. */
export const hasJournals = (accountId: string): boolean =>
  keysOf(accountId).some((key) => /^meikyu\.\w+\.journal\./.test(key));

/** Whether saves of the account are nowhere but in this browser: what was not sent, and test plays that were saved by hand. */
export async function hasSavesHere(accountId: string, store: SaveStore = saveStore): Promise<boolean> {
  const all = await store.readAll(accountId).catch(() => []);
  return all.some(({ game, slot, kept }) => (isWorkKey(game) ? kept.isUnsent : slot !== AUTOSAVE));
}

/** Removes everything of the account from this browser (safety S47). What the server does not have is then lost. */
export async function forgetAccount(accountId: string): Promise<void> {
  for (const key of keysOf(accountId)) localStorage.removeItem(key);
  await keptAnswers.clear();
  // A browser that keeps nothing has nothing to forget.
  await saveStore.forget(accountId).catch(() => {});
}
