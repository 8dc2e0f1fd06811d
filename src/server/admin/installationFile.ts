// The file that holds a whole installation: gzip of lines of JSON, the same for both engines, so that an installation can move from
// one to the other. The first line is the head, the last the seal; every line between is one row of one table.

import { GRAMS_TABLE } from '#server/lists/listGrams.ts';

/** What a file tells of itself before its rows. */
export interface FileHead {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly app_version: string;
  /** Milliseconds UTC. */
  readonly created_at: number;
  /** Names of the migrations that the rows are made for. */
  readonly migrations: readonly string[];
}

/** One row: the table's name, and values by column; bytes are `{ base64 }`. */
export type FileRow = readonly [table: string, row: Record<string, unknown>];

/** What the rows must come to: how many of each table, and the SHA-256 of every line before, ends of lines included. */
export interface FileSeal {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

export const FORMAT = 'meikyu-installation';

/** Tables that belong to the machine, or are derived from others. */
export const PLACES_OWN = ['migration_lease', 'knex_migrations', 'knex_migrations_lock', GRAMS_TABLE];

/** A row as the file has it. */
export const toLine = (table: string, row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([
    table,
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value,
      ]),
    ),
  ] satisfies FileRow);

/** The row as the database takes it. */
export const toRow = ([, row]: FileRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? Buffer.from((value as { base64: string }).base64, 'base64') : value,
    ]),
  );
