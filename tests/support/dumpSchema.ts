import type { Knex } from 'knex';
import { listTables } from '#server/database/listTables.ts';
import { isMysql } from '#server/database/openDatabase.ts';

/** Returns columns and indexes of every table as text, so that two schemas are equal if the texts are. */
export async function dumpSchema(database: Knex): Promise<string> {
  const parts: unknown[] = [];
  for (const table of await listTables(database)) {
    parts.push(
      isMysql(database)
        ? await database.raw('show create table ??', [table]).then(([rows]) => rows)
        : await database('sqlite_master').where('tbl_name', table).orderBy('name').select('sql'),
    );
  }
  return JSON.stringify(parts).replace(/AUTO_INCREMENT=\d+ ?/g, '');
}
