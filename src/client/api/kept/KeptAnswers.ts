import type { DBSchema } from 'idb';
import { BrowserDatabase } from '#client/storage/BrowserDatabase.ts';

/**
 * The server's last answers, kept in the browser (IndexedDB) so that an author can keep working without a connection. They belong to the
 * logged-in account and are deleted with the session. If the browser stores nothing, or does not answer in time, nothing is kept or found,
 * so that no save waits forever.
 */
export interface KeptAnswers {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const STORE = 'answers';

interface Stored extends DBSchema {
  [STORE]: { key: string; value: unknown };
}

const database = new BrowserDatabase<Stored>('meikyu', STORE);
const nothing = () => undefined;

export const keptAnswers: KeptAnswers = {
  read: (key) => database.run((opened) => opened.get(STORE, key)).catch(nothing),
  write: (key, value) => database.run(async (opened) => void (await opened.put(STORE, value, key))).catch(nothing),
  clear: () => database.run((opened) => opened.clear(STORE)).catch(nothing),
};
