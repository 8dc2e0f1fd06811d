import type { Knex } from 'knex';
import { Backup } from '#server/database/models/Backup.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { Release } from '#server/database/models/Release.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';

/** What `file_uses` calls a part of a scenario. */
export const partOf = (scenarioId: string, ...part: readonly (string | number)[]): string =>
  [scenarioId, ...part].join('.');

/** The uses of files by parts of a scenario. */
export const usesInScenario = (database: Knex, scenarioId: string, ...purposes: readonly FileUse['purpose'][]) =>
  FileUse.query(database)
    .whereIn('purpose', [...purposes])
    // A slash follows the dot: all that begins with the id and a dot.
    .where('user_id', '>', `${scenarioId}.`)
    .where('user_id', '<', `${scenarioId}/`);

/** The uses of files by the backups of a scenario. */
export const usesInBackups = (database: Knex, scenarioId: string) =>
  FileUse.query(database)
    .where('purpose', 'backup')
    .whereIn('user_id', Backup.query(database).where('scenario_id', scenarioId).select('id'));

/** The uses of files by the frozen documents of a scenario. */
export const usesInReleases = (database: Knex, scenarioId: string) =>
  FileUse.query(database)
    .where('purpose', 'release')
    .whereIn('user_id', Release.query(database).where('scenario_id', scenarioId).select('id'));

/** A scenario is about to go, and its files with it. */
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
