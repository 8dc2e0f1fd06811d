import type { Knex } from 'knex';
import { listTables } from '#server/database/listTables.ts';

/**
 * Columns that are written as a side effect and do not count as a change: when somebody was last seen, a scenario last opened, how often a
 * work was downloaded or begun.
 */
const BY_THE_WAY = ['last_seen_at', 'last_access_at', 'downloads', 'plays'];

/** Returns every row of every table as sorted text, so that two dumps are equal if nothing was stored in between. */
export async function dumpDatabase(database: Knex): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const table of await listTables(database)) {
    const rows = (await database(table).select()) as Record<string, unknown>[];
    dump[table] = rows.map(rowText).sort();
  }
  return dump;
}

function rowText(row: Record<string, unknown>): string {
  const entries = Object.entries(row).filter(([column]) => !BY_THE_WAY.includes(column));
  return JSON.stringify(
    entries.map(([column, value]) => [column, Buffer.isBuffer(value) ? value.toString('hex') : value]),
  );
}
