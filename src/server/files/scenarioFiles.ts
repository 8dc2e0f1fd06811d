import type { Knex } from 'knex';
import { Backup } from '#server/database/models/Backup.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { Release } from '#server/database/models/Release.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';

/** Returns the user id of a part of a scenario in `file_uses`. */
export const partOf = (scenarioId: string, ...part: readonly (string | number)[]): string =>
  [scenarioId, ...part].join('.');

/** Queries the uses of files by parts of a scenario. */
export const usesInScenario = (database: Knex, scenarioId: string, ...purposes: readonly FileUse['purpose'][]) =>
  FileUse.query(database)
    .whereIn('purpose', [...purposes])
    // A slash is the character after the dot, so this finds everything that begins with the id and a dot.
    .where('user_id', '>', `${scenarioId}.`)
    .where('user_id', '<', `${scenarioId}/`);

/** Queries the uses of files by the backups of a scenario. */
export const usesInBackups = (database: Knex, scenarioId: string) =>
  FileUse.query(database)
    .where('purpose', 'backup')
    .whereIn('user_id', Backup.query(database).where('scenario_id', scenarioId).select('id'));

/** Queries the uses of files by the frozen documents of a scenario. */
const usesInReleases = (database: Knex, scenarioId: string) =>
  FileUse.query(database)
    .where('purpose', 'release')
    .whereIn('user_id', Release.query(database).where('scenario_id', scenarioId).select('id'));

/** Removes the files of a scenario that is about to be deleted. */
export async function removeScenarioFiles(trx: Knex.Transaction, scenarioId: string): Promise<void> {
  const all = () => [
    usesInScenario(trx, scenarioId, 'record', 'thumbnail'),
    usesInBackups(trx, scenarioId),
    usesInReleases(trx, scenarioId),
  ];
  const files = (await Promise.all(all())).flat().map(({ file_id }) => file_id);
  for (const uses of all()) await uses.delete();
  await removeUnusedFiles(trx, files);
}
