import type { Knex } from 'knex';
import { STORAGE_LIMIT } from '#domain/catalogs/storageLimits.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { GameSave } from '#server/database/models/GameSave.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { SavedMap } from '#server/database/models/SavedMap.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/** The storage of an account apart from its scenarios. Bytes. */
export interface StorageUse {
  readonly backups: number;
  readonly samples: number;
  readonly saved_maps: number;
}

/**
 * Returns the packed size of an account's own backups, samples and saved maps. Automatic backups are few and are removed by themselves;
 * they are not counted, so that no import and no restore is ever refused for lack of space.
 */
export async function readStorage(database: Knex, accountId: string): Promise<StorageUse> {
  const own = () => database<Scenario>(Scenario.tableName).where('account_id', accountId).select('id');
  const [backups] = await database<Backup>(Backup.tableName)
    .where('automatic', false)
    .whereIn('scenario_id', own())
    .sum('packed_size as bytes');
  const [samples] = await database<Sample>(Sample.tableName).where('account_id', accountId).sum('packed_size as bytes');
  const [maps] = await database<SavedMap>(SavedMap.tableName)
    .whereIn('scenario_id', own())
    .select(database.raw('sum(length(grid)) as bytes'));
  const bytes = (row: unknown) => Number((row as { bytes: unknown } | undefined)?.bytes ?? 0);
  return { backups: bytes(backups), samples: bytes(samples), saved_maps: bytes(maps) };
}

/** Returns the storage with limits of its own: the number of saves, and the bytes of the pictures in the scenario with the most. */
export async function readUncounted(
  database: Knex,
  accountId: string,
): Promise<{ readonly saves: number; readonly pictures: number }> {
  const saves = await GameSave.query(database).where('account_id', accountId).resultSize();
  const uses = await database('file_uses as uses')
    .join('files', 'files.id', 'uses.file_id')
    .where({ 'uses.account_id': accountId, 'uses.purpose': 'record' })
    .select('uses.user_id', 'uses.file_id', database.raw('length(files.bytes) as size'));
  const sizes = [...Map.groupBy(uses, ({ user_id }) => String(user_id).split('.', 1)[0]).values()];
  const bytes = sizes.map((own) =>
    [...new Map(own.map(({ file_id, size }) => [file_id, Number(size)])).values()].reduce((sum, size) => sum + size, 0),
  );
  return { saves, pictures: Math.max(0, ...bytes) };
}

const bytesOf = ({ backups, samples, saved_maps }: StorageUse): number => backups + samples + saved_maps;

/**
 * Refuses a write that exceeds the storage of an account; a write that frees space is always allowed. The transaction of the write must
 * begin by locking the account (holdAccount), so that two writes cannot take the last space.
 * @param before the storage before the write
 * @throws RequestError 422 with the message on `field`
 */
export async function refuseOverfull(
  trx: Knex.Transaction,
  accountId: string,
  before: StorageUse,
  field: string,
): Promise<void> {
  const bytes = bytesOf(await readStorage(trx, accountId));
  if (bytes <= STORAGE_LIMIT || bytes <= bytesOf(before)) return;
  const values = { limit: STORAGE_LIMIT / 2 ** 20 };
  throw new RequestError(422, 'storage_full', { values, errors: { [field]: [{ key: 'storage_full', values }] } });
}
