import type { Knex } from 'knex';
import { listTables } from '#server/database/listTables.ts';

/** Remembers the content of an SQLite database, so that a law begins each of its trials there: returns a function that restores it. */
export async function takeSnapshot(database: Knex): Promise<() => Promise<void>> {
  const tables = new Map<string, Record<string, unknown>[]>();
  for (const table of await listTables(database)) tables.set(table, await database(table).select());
  return () =>
    database.transaction(async (trx) => {
      await trx.raw('pragma defer_foreign_keys = on');
      for (const table of tables.keys()) await trx(table).delete();
      for (const [table, rows] of tables) for (const row of rows) await trx(table).insert(row);
    });
}
