import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Config } from '#server/config.ts';
import { DatabaseFileError } from './checkFile.ts';
import { newId } from './newId.ts';
import { isMysql, openDatabase } from './openDatabase.ts';
import { transaction } from './transaction.ts';

/** Leases of processes on the database, each with an expiry that is extended: of the migrating process, and of servers (serverLease.ts). */
export const LEASE_TABLE = 'migration_lease';
/** The id of the migrating process's lease. */
export const MIGRATION_LEASE = 1;
/** The lease of a dead process expires after this time. Milliseconds. */
const LEASE_TIME = 60_000;

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations');
const MIGRATIONS: Knex.MigratorConfig = {
  directory: MIGRATIONS_FOLDER,
  loadExtensions: ['.ts'],
  extension: 'ts',
};

/**
 * Brings the schema up to date; only one process of an installation does so at a time. It uses a connection of its own with foreign keys
 * off (SQLite would delete the children of a table that is rebuilt) and checks them afterwards.
 * @throws DatabaseFileError if the database is of a newer Meikyu
 * @throws Error if a row points to nothing afterwards
 */
export async function migrate(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const database = openDatabase(config, { foreignKeys: false });
  try {
    await withLease(database, async () => {
      // The lease replaces knex's own lock, which would remain after a crash.
      await refuseNewer(database);
      await database.migrate.forceFreeMigrationsLock(MIGRATIONS);
      if (isMysql(database)) await dropHalfMade(database);
      // knex returns the batch and the names of the migrations that it has run.
      const [, done] = (await database.migrate.latest(MIGRATIONS)) as [number, string[]];
      if (done.length > 0 && !isMysql(database)) await refuseOrphans(database);
    });
  } finally {
    await database.destroy();
  }
}

/** Throws if a row points to nothing. It reads every row, so it runs only after the schema has changed. */
async function refuseOrphans(database: Knex): Promise<void> {
  const orphans = (await database.raw('PRAGMA foreign_key_check')) as unknown[];
  if (orphans.length > 0) throw new Error(`${orphans.length} rows point to nothing after migrating`);
}

/** @throws DatabaseFileError if a newer Meikyu has migrated the database further than this one knows */
async function refuseNewer(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable('knex_migrations'))) return;
  const known = readdirSync(MIGRATIONS_FOLDER);
  const done = await database('knex_migrations').select('name');
  if (done.every(({ name }) => known.includes(name))) return;
  throw new DatabaseFileError(
    'The database is of a newer Meikyu; nothing was changed. Run that one, or restore a backup made by this one: ' +
      'npm run admin -- restore FILE',
  );
}

/**
 * MySQL creates a table and its keys in several statements. A process that died in between has left a table without rows, which the
 * migration of the same name would take for complete: the table is dropped, after those that refer to it, and so created again.
 */
async function dropHalfMade(database: Knex): Promise<void> {
  const [, pending] = (await database.migrate.list(MIGRATIONS)) as [unknown, { readonly file: string }[]];
  for (const { file } of pending.toReversed()) {
    const table = file.replace(/^\d+_|\.ts$/g, '');
    if (!(await database.schema.hasTable(table))) continue;
    if ((await database(table).first()) === undefined) await database.schema.dropTable(table);
  }
}

/** Runs `work` while no other process runs under the same lease. */
export async function withLease(database: Knex, work: () => Promise<void>): Promise<void> {
  if (!(await database.schema.hasTable(LEASE_TABLE))) {
    await database.schema
      .createTable(LEASE_TABLE, (table) => {
        if (isMysql(database)) {
          table.charset('utf8mb4');
          table.collate('utf8mb4_bin');
        }
        table.integer('id').primary();
        table.string('holder', 32).notNullable();
        table.bigInteger('expires_at').notNullable();
      })
      .catch(async (error) => {
        if (!(await database.schema.hasTable(LEASE_TABLE))) throw error;
      });
  }
  const holder = newId();
  const inLease = <Result>(work: (lease: Knex.QueryBuilder) => PromiseLike<Result>) =>
    transaction(database, async (trx) => work(trx(LEASE_TABLE)));
  await inLease((lease) => lease.insert({ id: MIGRATION_LEASE, holder: '', expires_at: 0 }).onConflict('id').ignore());
  const take = () =>
    inLease((lease) =>
      lease
        .where({ id: MIGRATION_LEASE })
        .andWhere((free) => free.where('expires_at', '<', Date.now()).orWhere({ holder }))
        .update({ holder, expires_at: Date.now() + LEASE_TIME }),
    );
  while ((await take()) === 0) await wait(250);
  const renewal = setInterval(() => void take().catch(() => {}), LEASE_TIME / 4);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await inLease((lease) => lease.where({ id: MIGRATION_LEASE, holder }).update({ holder: '', expires_at: 0 }));
  }
}
