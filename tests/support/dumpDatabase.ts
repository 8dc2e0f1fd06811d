import type { Knex } from 'knex';
import { listTables } from '#server/database/listTables.ts';

/** When somebody was last seen, a scenario last opened, or how often a work was downloaded or begun is written by the way and is no change of anything. */
const BY_THE_WAY = ['last_seen_at', 'last_access_at', 'downloads', 'plays'];

/** Every row of every table as sorted text, so that two dumps are equal when nothing was stored in between. */
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
