/** The two internals of knex that opening SQLite transactions with BEGIN IMMEDIATE needs; knex ships no types for them. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';
  export default class BetterSqlite3Client extends (Object as unknown as new () => Knex.Client) {
    transaction(...options: unknown[]): unknown;
  }
}
declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  export default class SqliteTransaction {
    constructor(client: unknown, ...options: unknown[]);
    begin(connection: unknown): Promise<unknown>;
    query(connection: unknown, sql: string): Promise<unknown>;
  }
}
