import { refusesCookies } from './cookies.ts';
import { isAway } from './webStorage.ts';

/** The kinds of storage that a browser may refuse; readers lose something else with each. */
const REFUSABLE = ['cookies', 'entries', 'databases'] as const;
export type Refusable = (typeof REFUSABLE)[number];

/** Returns what the browser refuses to this page. */
export async function awayStorage(): Promise<readonly Refusable[]> {
  const away = { cookies: refusesCookies(), entries: isAway('local'), databases: await refusesDatabases() };
  return REFUSABLE.filter((one) => away[one]);
}

/** Asking for their names makes no database, and fails wherever opening one would. */
async function refusesDatabases(): Promise<boolean> {
  try {
    await indexedDB.databases();
    return false;
  } catch {
    return true;
  }
}
