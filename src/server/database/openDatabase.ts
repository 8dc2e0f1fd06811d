import { join } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';
import SqliteTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import type { Connection, RowDataPacket } from 'mysql2';
import type { Config } from '#server/config.ts';
import { keepPrivate, makeDataFolder } from './dataFolder.ts';
import { endSilent } from './endSilent.ts';
import { keepStatements } from './keepStatements.ts';

/** Takes the write lock at once, so that no other write can come between reading and writing. */
class ImmediateTransaction extends SqliteTransaction {
  override begin(connection: unknown): Promise<unknown> {
    return this.query(connection, 'BEGIN IMMEDIATE;');
  }
}

class SqliteClient extends BetterSqlite3Client {
  override transaction(...options: unknown[]): unknown {
    return new ImmediateTransaction(this, ...options);
  }
}

export const SQLITE_FILE = 'meikyu.sqlite';

/** Whether the engine is MySQL: code that differs between the engines asks this and nothing else. */
export const isMysql = (database: Knex): boolean => database.client.config.client === 'mysql2';

/**
 * Opens the database of a configuration. SQLite has one connection: writes are serial anyway, and a second one would
 * wait for the first with the event loop blocked.
 * @param foreignKeys off only while migrating: SQLite rebuilds a table by dropping it, which would delete its children
 */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, { foreignKeys = true } = {}): Knex {
  return config.databaseUrl ? openMysql(config.databaseUrl) : openSqlite(config.dataDir, foreignKeys);
}

/**
 * Failures are thrown as well, and reported by whoever catches them; knex would write them with their stacks among the JSON lines of the
 * log.
 */
const log = { warn: () => {} };

function openSqlite(dataDir: string, foreignKeys: boolean): Knex {
  makeDataFolder(dataDir);
  return knex({
    client: SqliteClient as unknown as typeof Knex.Client,
    connection: { filename: join(dataDir, SQLITE_FILE) },
    useNullAsDefault: true,
    log,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: BetterSqlite3.Database, done: (error: Error | null) => void) {
        keepPrivate(connection.name);
        // The event loop is blocked while this lasts; transaction() retries after it.
        connection.pragma('busy_timeout = 1000');
        connection.pragma('journal_mode = WAL');
        // A file in WAL mode reopens with NORMAL, and an acknowledged save could be lost in a power failure.
        connection.pragma('synchronous = FULL');
        connection.pragma(`foreign_keys = ${foreignKeys ? 'ON' : 'OFF'}`);
        keepStatements(connection);
        done(null);
      },
    },
  });
}

/**
 * Opens a MySQL database. The driver uses utf8mb4 by itself; naming a charset here would make knex write it into every table it creates.
 */
function openMysql(url: string): Knex {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection = {
    host: hostname,
    port: Number(port) || 3306,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    timezone: 'Z',
    supportBigNumbers: true,
    connectTimeout: 5000,
  };
  return knex({
    client: 'mysql2',
    log,
    connection,
    acquireConnectionTimeout: 10_000,
    pool: {
      min: 0,
      max: 10,
      afterCreate(made: Connection, done: (error: Error | null) => void) {
        endSilent(made, connection);
        readWhatWasWritten(made, done);
      },
    },
  });
}

/** Bits of `wsrep_sync_wait`: reads and the beginning of transactions (1), updates and deletions (2), insertions (4). */
const EVERY_STATEMENT = 1 + 2 + 4;

/**
 * Makes statements in a Galera cluster wait for everything that any node acknowledged before: a login or save through one server is visible
 * through the next, and a logout finds the session that it ends. Other servers do not know the variable and need nothing.
 */
function readWhatWasWritten(connection: Connection, done: (error: Error | null) => void): void {
  connection.query<RowDataPacket[]>("SHOW VARIABLES LIKE 'wsrep_sync_wait'", (error, found) => {
    if (error || found.length === 0) done(error);
    else connection.query('SET SESSION wsrep_sync_wait = ?', [EVERY_STATEMENT], done);
  });
}
