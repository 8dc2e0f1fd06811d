import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Knex } from 'knex';
import type { Config } from '#server/config.ts';
import { listTables } from '#server/database/listTables.ts';
import { openDatabase, SQLITE_FILE } from '#server/database/openDatabase.ts';
import { AdminError } from './AdminError.ts';
import { PLACES_OWN } from './installationFile.ts';
import { refuseEmptyPlace } from './refuseEmptyPlace.ts';

type Row = Record<string, unknown>;

/** A snapshot of an installation while servers keep writing to it. */
export interface Source {
  readonly tables: readonly string[];
  readonly migrations: readonly string[];
  rows(table: string): AsyncIterable<Row> | Iterable<Row>;
  close(): Promise<void>;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Opens a snapshot of the installation.
 * @param room a folder with space for a copy
 * @throws AdminError if there is no installation, or SQLite finds its own file damaged
 */
export function openSource(place: Place, room: string): Promise<Source> {
  return place.databaseUrl ? openMysql(place) : openSqlite(place, room);
}

/** Opens a copy made with SQLite's online backup, which does not block a running server. */
async function openSqlite(place: Place, room: string): Promise<Source> {
  refuseEmptyPlace(place);
  const file = join(place.dataDir, SQLITE_FILE);
  const folder = await mkdtemp(join(room, 'meikyu-copy-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const copied = join(folder, SQLITE_FILE);
    const original = new BetterSqlite3(file, { readonly: true });
    // All pages in one step: a write between two steps would restart the copy.
    await original.backup(copied, { progress: () => 2 ** 31 - 1 }).finally(() => original.close());
    const copy = new BetterSqlite3(copied);
    const health = copy.pragma('integrity_check', { simple: true });
    if (health !== 'ok') throw new AdminError(`The database "${file}" is damaged: ${health}`);
    const names = openDatabase({ dataDir: folder, databaseUrl: undefined });
    return {
      ...(await describe(names)),
      rows: (table) => copy.prepare<[], Row>(names(table).select().toString()).iterate(),
      async close() {
        copy.close();
        await names.destroy();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Opens one transaction that reads everything as it was when it began. */
async function openMysql(place: Place): Promise<Source> {
  const database = openDatabase(place);
  try {
    const trx = await database.transaction({ isolationLevel: 'repeatable read' });
    return {
      ...(await describe(trx)),
      rows: (table) => trx(table).select().stream(),
      async close() {
        await trx.rollback();
        await database.destroy();
      },
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function describe(database: Knex): Promise<Pick<Source, 'tables' | 'migrations'>> {
  const tables = await listTables(database);
  if (!tables.includes('knex_migrations')) throw new AdminError('There is no installation in this database.');
  const done = await database('knex_migrations').orderBy('id').select('name');
  return {
    tables: tables.filter((table) => !PLACES_OWN.includes(table)),
    migrations: done.map(({ name }) => String(name)),
  };
}
