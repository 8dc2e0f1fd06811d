import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { readConfig } from '#server/config.ts';
import { listTables } from '#server/database/listTables.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/database/openDatabase.ts';
import type { Engine, Storage } from '../support/engines.ts';
import { unpackBytes } from './packed.ts';

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The kept database on one engine, as it was stored and as today's migrations transform it. */
export class KeptStorage implements Pick<Engine, 'makeMigrated'> {
  readonly #engine: Engine;
  #before: Rows = {};
  #after: Rows = {};

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  readonly makeMigrated = async (): Promise<Storage> => {
    const storage = await this.#engine.makeStorage();
    const { DATA_DIR, DATABASE_URL } = storage.env;
    if (DATABASE_URL) await run(DATABASE_URL, unpackBytes('database.sql.gz').toString());
    else await writeFile(join(DATA_DIR, SQLITE_FILE), unpackBytes('database.sqlite.gz'));
    this.#before = await rowsOf(storage);
    await migrate(readConfig({ ...storage.env }));
    this.#after = await rowsOf(storage);
    return storage;
  };

  /** Whether all rows are unchanged, or the columns in which some differ, by table. */
  get rows(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.#before).map(([table, rows]) => [`rows ${table}`, compareRows(rows, this.#after[table])]),
    );
  }
}

/** Tables of the machine, or derived from others; a restored installation has no sessions. */
const OWN = /^(knex_|migration_lease|list_grams|server_lease|sessions)/;

async function rowsOf(storage: Storage): Promise<Rows> {
  const database = openDatabase(readConfig({ ...storage.env }));
  try {
    const tables = (await listTables(database)).filter((table) => !OWN.test(table));
    return Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await database(table).select()] as const)),
    );
  } finally {
    await database.destroy();
  }
}

async function run(url: string, script: string): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    await connection.query(script);
  } finally {
    await connection.end();
  }
}

function compareRows(before: Rows[string], after: Rows[string] | undefined): string {
  if (!after) return 'gone';
  const [first] = before;
  if (!first) return 'none';
  const columns = Object.keys(first);
  const textOf = (row: Readonly<Record<string, unknown>>, of: readonly string[]) =>
    JSON.stringify(of.map((column) => (Buffer.isBuffer(row[column]) ? row[column].toString('hex') : row[column])));
  const isKept = (of: readonly string[]) => {
    const now = new Set(after.map((row) => textOf(row, of)));
    return before.every((row) => now.has(textOf(row, of)));
  };
  if (isKept(columns)) return `${before.length} as they were`;
  return `other ${columns.filter((column) => !isKept([column])).join(', ')}`;
}
