import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { SQLITE_FILE } from '#server/database/openDatabase.ts';
import { AdminError } from './AdminError.ts';

/** @throws AdminError if the data folder has no database: a mistyped DATA_DIR is not filled with a new one */
export function refuseEmptyPlace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl || existsSync(join(dataDir, SQLITE_FILE))) return;
  throw new AdminError(`There is no installation in the data folder "${dataDir}".`);
}
