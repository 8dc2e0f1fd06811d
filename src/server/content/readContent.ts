import type { Knex } from 'knex';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { BLANK_DATA, StoredRecord } from '#server/database/models/StoredRecord.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { filesOfRecords } from '#server/files/recordFiles.ts';

/**
 * Reads the whole content of a scenario as of one moment, with the scenario's counter at that moment and the files that its records name.
 */
export async function readContent(
  trx: Knex.Transaction,
  scenarioId: string,
): Promise<{ counter: number; files: readonly string[]; content: ScenarioContent }> {
  const scenario = await Scenario.query(trx).findById(scenarioId);
  if (!scenario) throw new RequestError(404);
  const { title_ja, title_en, author_name, languages, counter } = scenario;
  const floors = await Floor.query(trx).where('scenario_id', scenarioId).orderBy('number');
  const rows = await StoredRecord.query(trx)
    .where('scenario_id', scenarioId)
    .whereNot('data', BLANK_DATA)
    .orderBy(['kind', 'number']);
  const records: ScenarioContent['records'] = {};
  for (const { kind, number, data } of rows) {
    records[kind] ??= [];
    records[kind].push({ number, data: JSON.parse(data) });
  }
  return {
    counter,
    files: await filesOfRecords(trx, scenarioId),
    content: {
      scenario: { title_ja, title_en, author_name, languages },
      floors: floors.map(({ number, settings, grid }) => ({
        number,
        settings: JSON.parse(settings),
        grid: grid?.toString('base64') ?? null,
      })),
      records,
    },
  };
}
