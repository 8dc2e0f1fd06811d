import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Config } from '#server/config.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { makeDataFolder } from '#server/database/dataFolder.ts';
import { listTables } from '#server/database/listTables.ts';
import { MIGRATIONS_FOLDER, migrate } from '#server/database/migrate.ts';
import { isMysql, openDatabase } from '#server/database/openDatabase.ts';
import { lockDataFolder } from '#server/database/processLock.ts';
import { refuseServed } from '#server/database/serverLease.ts';
import { transaction } from '#server/database/transaction.ts';
import { relistAll } from '#server/lists/listGrams.ts';
import { AdminError } from './AdminError.ts';
import { type FileRow, type FileSeal, PLACES_OWN, toRow } from './installationFile.ts';
import { readInstallation } from './readInstallation.ts';
import { writeInstallation } from './writeInstallation.ts';

/** Added to every scenario's counter, so that revisions from before (in open pages or caches) never match other content. */
const COUNTER_STEP = 1_000_000;

export interface Restored {
  readonly rows: FileSeal['rows'];
  /** The file with the replaced installation; undefined if there was none. */
  readonly kept: string | undefined;
}

/**
 * Replaces the stored installation by that of a file, in one transaction. Everybody has to log in again, so that ended sessions do not
 * return. No server may be running on it.
 * @param replace whether an installation that is in use may be replaced; it is written to a file in the data folder first
 * @throws AdminError if the file is incomplete or from a newer Meikyu, or something is stored and `replace` is not set
 * @throws LockedError while a server works on the data folder or database
 */
export async function restoreInstallation(config: Config, file: string, replace: boolean): Promise<Restored> {
  const { migrations } = await readInstallation(file);
  const known = readdirSync(MIGRATIONS_FOLDER);
  if (migrations.some((name) => !known.includes(name))) {
    throw new AdminError(`The backup "${file}" was made by a newer Meikyu; update this one first.`);
  }
  const unlock = config.databaseUrl ? () => {} : lockDataFolder(config.dataDir);
  let database: Knex | undefined;
  try {
    await migrate(config);
    database = openDatabase(config, { foreignKeys: false });
    if (config.databaseUrl) await refuseServed(database);
    const isEmpty = (await database('accounts').first('id')) === undefined;
    if (!isEmpty && !replace) {
      throw new AdminError('There are accounts here already; --replace puts the backup in their place.');
    }
    const kept = isEmpty ? undefined : join(config.dataDir, `before-restore-${Date.now()}.jsonl.gz`);
    makeDataFolder(config.dataDir);
    if (kept) await writeInstallation(config, kept);
    return { rows: await transaction(database, (trx) => replaceAll(trx, file)), kept };
  } finally {
    await database?.destroy();
    unlock();
  }
}

async function replaceAll(trx: Knex.Transaction, file: string): Promise<FileSeal['rows']> {
  if (isMysql(trx)) await trx.raw('set foreign_key_checks = 0');
  const tables = (await listTables(trx)).filter((table) => !PLACES_OWN.includes(table));
  for (const table of tables) await trx(table).delete();
  crashPoint('installation-restore:deleted');
  const insert = await batchInsert(trx, tables);
  const { rows } = await readInstallation(file, insert.take);
  await insert.flush();
  crashPoint('installation-restore:inserted');
  for (const [table, count] of Object.entries(rows)) {
    const [found] = await trx(table).count({ count: '*' });
    if (Number(found?.count) !== count) throw new AdminError(`The table ${table} did not take all ${count} rows.`);
  }
  await relistAll(trx);
  await trx('scenarios').increment('counter', COUNTER_STEP);
  await trx('sessions').delete();
  if (isMysql(trx)) await trx.raw('set foreign_key_checks = 1');
  else if ((await trx.raw('PRAGMA foreign_key_check')).length > 0) throw new AdminError('Rows point to nothing.');
  return rows;
}

/** Rows and characters of one insert: engines limit the number of values and the size of packets. */
const ROWS_AT_ONCE = 50;
const CHARACTERS_AT_ONCE = 4 * 2 ** 20;

async function batchInsert(trx: Knex.Transaction, tables: readonly string[]) {
  const columns = new Map<string, ReadonlySet<string>>();
  for (const table of tables) columns.set(table, new Set(Object.keys(await trx(table).columnInfo())));
  let batch: Record<string, unknown>[] = [];
  let characters = 0;
  let into = '';
  async function flush() {
    if (batch.length > 0) await trx(into).insert(batch);
    batch = [];
    characters = 0;
  }
  async function take(row: FileRow) {
    const [table] = row;
    const known = columns.get(table);
    if (!known) throw new AdminError(`The backup has a table "${table}" that this Meikyu does not have.`);
    const isFull = batch.length >= ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE;
    if (table !== into || isFull) await flush();
    into = table;
    // A column that existed only in the backup's Meikyu is left out.
    batch.push(Object.fromEntries(Object.entries(toRow(row)).filter(([column]) => known.has(column))));
    characters += JSON.stringify(row).length;
  }
  return { take, flush };
}
