import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '#server/config.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { readAppVersion } from '#server/readAppVersion.ts';
import { AdminError } from './AdminError.ts';
import { type FileHead, type FileSeal, FORMAT, toLine } from './installationFile.ts';
import { openSource, type Source } from './openSource.ts';
import { readInstallation } from './readInstallation.ts';

/**
 * Writes a snapshot of the whole installation to a new file, and reads it back to verify it. Only then does the file get its name. Servers
 * can keep running.
 * @returns how many rows of each table it holds
 * @throws AdminError if the file exists already, or the database is damaged
 */
export async function writeInstallation(config: Config, file: string): Promise<FileSeal['rows']> {
  const refuseTaken = () => {
    throw new AdminError(`The file "${file}" is there already; it is not overwritten.`);
  };
  if (existsSync(file)) refuseTaken();
  const partial = `${file}.partial`;
  const source = await openSource(config, dirname(file));
  try {
    await pipeline(linesOf(source), createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
    crashPoint('installation-backup:written');
    const { rows } = await readInstallation(partial);
    // A link, since renaming would overwrite a file that was created meanwhile.
    await link(partial, file).catch((error) => (error.code === 'EEXIST' ? refuseTaken() : Promise.reject(error)));
    return rows;
  } finally {
    await rm(partial, { force: true });
    await source.close();
  }
}

async function* linesOf(source: Source): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const seen = (line: string) => {
    hash.update(`${line}\n`);
    return `${line}\n`;
  };
  const head: FileHead = {
    format: FORMAT,
    version: 1,
    app_version: readAppVersion(),
    created_at: Date.now(),
    migrations: source.migrations,
  };
  yield seen(JSON.stringify(head));
  const rows: Record<string, number> = {};
  for (const table of source.tables) {
    rows[table] = 0;
    for await (const row of source.rows(table)) {
      rows[table]++;
      yield seen(toLine(table, row));
    }
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies FileSeal)}\n`;
}
