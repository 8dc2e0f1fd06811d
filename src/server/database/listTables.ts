import type { Knex } from 'knex';
import { isMysql } from './openDatabase.ts';

/** Returns the names of all tables of the database, sorted. */
export async function listTables(database: Knex): Promise<string[]> {
  const tables = isMysql(database)
    ? await database('information_schema.tables').whereRaw('table_schema = database()').select('table_name as name')
    : await database('sqlite_master').where('type', 'table').whereNot('name', 'like', 'sqlite%').select('name');
  return tables.map(({ name }) => String(name)).sort();
}
