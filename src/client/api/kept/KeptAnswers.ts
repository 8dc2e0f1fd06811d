import type { DBSchema } from 'idb';
import { BrowserDatabase } from '#client/sync/BrowserDatabase.ts';

/**
 * What the server last answered, kept in the browser (IndexedDB) so that an author can go on without a connection. It
 * belongs to whoever is logged in and goes with the session. Where the browser keeps nothing, or does not answer in time,
 * nothing is kept or found: no save waits for it for ever.
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
