import { keptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { JsonStorage } from '#client/storage/JsonStorage.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { AUTOSAVE, isWorkKey } from '#game/saves/SaveKey.ts';
import { type SaveStore, saveStore } from './SaveStore.ts';

/** Returns the keys of one account in the browser's storage: its id is one part of each of them. */
const keysOf = (accountId: string): string[] =>
  new JsonStorage(webStorage('local')).keys('meikyu.').filter((key) => key.split('.').includes(accountId));

/** Whether this browser holds edits of the account that the server does not have, from any tab and any day. */
export const hasJournals = (accountId: string): boolean =>
  keysOf(accountId).some((key) => /^meikyu\.\w+\.journal\./.test(key));

/** Whether saves of the account exist only in this browser: unsent ones, and test plays that were saved by hand. */
export async function hasSavesHere(accountId: string, store: SaveStore = saveStore): Promise<boolean> {
  const all = await store.readAll(accountId).catch(() => []);
  return all.some(({ game, slot, kept }) => (isWorkKey(game) ? kept.isUnsent : slot !== AUTOSAVE));
}

/** Removes everything of the account from this browser (safety S47). What the server does not have is then lost. */
export async function forgetAccount(accountId: string): Promise<void> {
  for (const key of keysOf(accountId)) webStorage('local').removeItem(key);
  await keptAnswers.clear();
  // A browser that stores nothing has nothing to remove.
  await saveStore.forget(accountId).catch(() => {});
}
