// The file of a whole installation: gzip of lines of JSON, the same for both engines, so that an installation can move from one to the
// other. The first line is the head, the last the seal; every line between is one row of one table.

import { GRAMS_TABLE } from '#server/lists/listGrams.ts';

/** The first line of a file, before its rows. */
export interface FileHead {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly app_version: string;
  /** Milliseconds UTC. */
  readonly created_at: number;
  /** Names of the migrations that the rows were written under. */
  readonly migrations: readonly string[];
}

/** One row: the table's name, and values by column; bytes are `{ base64 }`. */
export type FileRow = readonly [table: string, row: Record<string, unknown>];

/** The checksum of the rows: how many of each table, and the SHA-256 of every line before, including line ends. */
export interface FileSeal {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

export const FORMAT = 'meikyu-installation';

/** Tables that belong to the machine, or are derived from others. */
export const PLACES_OWN = ['migration_lease', 'knex_migrations', 'knex_migrations_lock', GRAMS_TABLE];

/** Returns the line of a row in the file. */
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

/** Returns a row with values for the database. */
export const toRow = ([, row]: FileRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? Buffer.from((value as { base64: string }).base64, 'base64') : value,
    ]),
  );
