import type { Knex } from 'knex';
import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import { PICTURES_LIMIT } from '#domain/catalogs/storageLimits.ts';
import { type Resource, readStored } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { batches } from '#server/database/batches.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { StoredFile } from '#server/database/models/StoredFile.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { partOf, usesInBackups, usesInScenario } from './scenarioFiles.ts';
import { letWait } from './waitingFiles.ts';

/** A picture that a record names. */
interface NamedFile {
  /** The user id of the record in `file_uses`. */
  readonly user_id: string;
  readonly file_id: string;
  readonly use: PictureUse;
  readonly path: string;
}

const isPicture = (leaf: Leaf): leaf is Leaf & { readonly field: LeafField<'picture'> } =>
  leaf.field.kind === 'picture';

function filesNamedBy(resource: Resource, scenarioId: string, number: number, record: object): NamedFile[] {
  return resource.leaves.filter(isPicture).flatMap((leaf) => {
    const file_id = leafValue(record, leaf) as string;
    const { path, field } = leaf;
    return file_id === ''
      ? []
      : [{ user_id: partOf(scenarioId, resource.name, number), file_id, use: field.use, path }];
  });
}

/** Returns the ids of the files that the records of a scenario name. */
export async function filesOfRecords(database: Knex, scenarioId: string): Promise<string[]> {
  const uses = await usesInScenario(database, scenarioId, 'record').distinct('file_id');
  return uses.map(({ file_id }) => file_id);
}

/** Whether all of these files are stored. */
export async function areStored(database: Knex, ids: readonly string[]): Promise<boolean> {
  return (
    (await StoredFile.query(database)
      .whereIn('id', [...ids])
      .resultSize()) === ids.length
  );
}

/**
 * Updates the uses of pictures for records that will be stored. Pictures no longer used become like new uploads, so that the change can be
 * undone.
 * @param within returns the path of the record at an index of `records` in the call's body, with a dot at its end
 * @throws RequestError 422 on the leaf for a file that the author has not uploaded for this use, or if all together exceed 32 MiB
 */
export async function countRecordFiles(
  trx: Knex.Transaction,
  resource: Resource,
  scenarioId: string,
  numbers: readonly number[],
  records: readonly object[],
  within: (at: number) => string,
): Promise<void> {
  if (!resource.leaves.some(isPicture)) return;
  const written = new Set(numbers.map((number) => partOf(scenarioId, resource.name, number)));
  const uses = await usesInScenario(trx, scenarioId, 'record');
  const named = numbers.flatMap((number, at) =>
    filesNamedBy(resource, scenarioId, number, records[at] as object).map((one) => ({
      ...one,
      path: within(at) + one.path,
    })),
  );
  const isSame = (one: NamedFile | FileUse) => (other: NamedFile | FileUse) =>
    one.user_id === other.user_id && one.file_id === other.file_id;
  const added = named.filter((one) => !uses.some(isSame(one)));
  const dropped = uses.filter((use) => written.has(use.user_id) && !named.some(isSame(use)));
  if (added.length === 0 && dropped.length === 0) return;

  const { account_id } = await Scenario.query(trx).findById(scenarioId).throwIfNotFound();
  await refuseUnknown(trx, scenarioId, account_id, uses, added);
  for (const use of dropped) await use.$query(trx).delete();
  await insertUses(trx, account_id, added);
  const [first] = added;
  if (first) await refuseTooManyPictures(trx, scenarioId, first.path);
  if (account_id === null) return;
  await FileUse.query(trx).where({ purpose: 'upload', account_id }).whereIn('file_id', idsOf(added)).delete();
  const left = await filesOfRecords(trx, scenarioId);
  for (const use of Object.keys(PICTURE_USES) as PictureUse[]) {
    const waiting = idsOf(dropped).filter((id) => !left.includes(id));
    const fitting = await fittingFiles(trx, use, waiting);
    await letWait(trx, account_id, use, fitting, Date.now());
  }
}

/**
 * Counts the uses of files by a restored scenario, and no others. Files that the scenario named before are held by the automatic backup
 * that was made of it. A file that is no longer stored is skipped.
 */
export async function recountRecordFiles(
  trx: Knex.Transaction,
  scenarioId: string,
  { records }: Pick<ScenarioContent, 'records'>,
): Promise<void> {
  const named = RESOURCES.filter(({ leaves }) => leaves.some(isPicture)).flatMap((resource) =>
    (records[resource.name] ?? []).flatMap(({ number, data }) =>
      filesNamedBy(resource, scenarioId, number, readStored(resource, number, data)),
    ),
  );
  const stored = await StoredFile.query(trx).whereIn('id', idsOf(named)).select('id');
  const { account_id } = await Scenario.query(trx).findById(scenarioId).throwIfNotFound();
  await usesInScenario(trx, scenarioId, 'record').delete();
  await insertUses(
    trx,
    account_id,
    named.filter(({ file_id }) => stored.some(({ id }) => id === file_id)),
  );
}

const idsOf = (files: readonly Pick<NamedFile, 'file_id'>[]): string[] => [
  ...new Set(files.map(({ file_id }) => file_id)),
];

/** Inserts the uses of files; a record that names a file several times counts as one use. */
async function insertUses(trx: Knex.Transaction, account_id: string | null, named: readonly NamedFile[]) {
  const created_at = Date.now();
  const byKey = new Map(named.map(({ user_id, file_id }) => [`${user_id} ${file_id}`, { user_id, file_id }]));
  const rows = [...byKey.values()].map((use) => ({ ...use, purpose: 'record' as const, account_id, created_at }));
  for (const batch of batches(rows)) await trx.insert(batch).into(FileUse.tableName);
}

/** Returns those files whose format fits a use. */
async function fittingFiles(trx: Knex.Transaction, use: PictureUse, ids: readonly string[]): Promise<string[]> {
  const { width, height } = PICTURE_USES[use];
  const files = await StoredFile.query(trx)
    .whereIn('id', [...ids])
    .where({ width, height })
    .select('id');
  return files.map(({ id }) => id);
}

/**
 * Refuses pictures that a record may not name: allowed are files that the author has uploaded, and files that the scenario already names or
 * named in one of its backups.
 */
async function refuseUnknown(
  trx: Knex.Transaction,
  scenarioId: string,
  account_id: string | null,
  inRecords: readonly FileUse[],
  added: readonly NamedFile[],
): Promise<void> {
  const ids = idsOf(added);
  const sent = await FileUse.query(trx).where({ purpose: 'upload', account_id }).whereIn('file_id', ids);
  const inBackups = await usesInBackups(trx, scenarioId).whereIn('file_id', ids);
  const known = new Set(idsOf([...inRecords, ...sent, ...inBackups]));
  for (const [use, files] of Map.groupBy(added, (file) => file.use)) {
    const fitting = new Set(await fittingFiles(trx, use, idsOf(files)));
    const unknown = files.find(({ file_id }) => !known.has(file_id) || !fitting.has(file_id));
    if (unknown) throw fieldError(unknown.path, 'unknown_file');
  }
}

/** @throws RequestError 422 on `path` if the pictures that the records of a scenario name exceed 32 MiB together */
export async function refuseTooManyPictures(trx: Knex.Transaction, scenarioId: string, path: string): Promise<void> {
  const files = await trx(StoredFile.tableName)
    .whereIn('id', usesInScenario(trx, scenarioId, 'record').select('file_id').toKnexQuery())
    .first(trx.raw('sum(length(bytes)) as size'));
  if (Number(files.size) > PICTURES_LIMIT)
    throw fieldError(path, 'pictures_too_large', { limit: PICTURES_LIMIT / 2 ** 20 });
}
