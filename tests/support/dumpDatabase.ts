import type { Knex } from 'knex';
import { isMysql } from '#server/database/openDatabase.ts';

/** When somebody was last seen, or a work last opened, is written by the way and is no change of anything. */
const BY_THE_WAY = ['last_seen_at', 'last_access_at'];

/** Every row of every table as sorted text, so that two dumps are equal when nothing was stored in between. */
export async function dumpDatabase(database: Knex): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const table of await listTables(database)) {
    const rows = (await database(table).select()) as Record<string, unknown>[];
    dump[table] = rows.map(rowText).sort();
  }
  return dump;
}

/** The names of all tables of our own. */
export async function listTables(database: Knex): Promise<string[]> {
  const tables = isMysql(database)
    ? await database('information_schema.tables').whereRaw('table_schema = database()').select('table_name as name')
    : await database('sqlite_master').where('type', 'table').whereNot('name', 'like', 'sqlite%').select('name');
  return tables.map(({ name }) => String(name)).sort();
}

function rowText(row: Record<string, unknown>): string {
  const entries = Object.entries(row).filter(([column]) => !BY_THE_WAY.includes(column));
  return JSON.stringify(
    entries.map(([column, value]) => [column, Buffer.isBuffer(value) ? value.toString('hex') : value]),
  );
}
