import type { Knex } from 'knex';
import { listTables } from '#server/database/listTables.ts';

/**
 * Keeps the content of an SQLite database in memory, so that a law begins each of its trials there: returns a function that restores it.
 * The connection keeps one snapshot.
 */
export async function takeSnapshot(database: Knex): Promise<() => Promise<void>> {
  const tables = await listTables(database);
  const kept = (table: string) => `snapshot.${table}`;
  await database.raw("attach ':memory:' as snapshot");
  for (const table of tables) await database.raw('create table ?? as select * from ??', [kept(table), table]);
  return () =>
    database.transaction(async (trx) => {
      await trx.raw('pragma defer_foreign_keys = on');
      for (const table of tables) await trx(table).delete();
      for (const table of tables) await trx.raw('insert into ?? select * from ??', [table, kept(table)]);
    });
}
