import type { Knex } from 'knex';
import { floorMap } from '#domain/resources/floorMap.ts';
import { mayRename } from '#domain/scenario/mayRename.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { batches } from '#server/database/batches.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { BLANK_DATA, StoredRecord } from '#server/database/models/StoredRecord.ts';
import { recountRecordFiles } from '#server/files/recordFiles.ts';
import { searchKey } from '#server/scenarios/searchKey.ts';

/**
 * Replaces everything in a scenario by `content`. Records that are not in `content` become blank under the new revision rather than
 * missing, so that an old revision never matches (docs/domain.md, "Revisions"). Registered titles stay.
 */
export async function writeContent(
  trx: Knex.Transaction,
  scenarioId: string,
  content: ScenarioContent,
  revision: number,
): Promise<void> {
  const now = Date.now();
  const kept = { scenario_id: scenarioId, revision, updated_at: now };
  await replaceFloors(trx, scenarioId, content, { ...kept, created_at: now });
  await replaceRecords(trx, scenarioId, content, kept);
  await recountRecordFiles(trx, scenarioId, content);
  const { languages, ...titles } = content.scenario;
  const scenario = await Scenario.query(trx).findById(scenarioId).throwIfNotFound();
  await Scenario.query(trx)
    .findById(scenarioId)
    .patch({
      ...(mayRename(scenario) && { ...titles, search_key: searchKey(titles) }),
      languages,
      revision,
      restored_revision: revision,
    });
}

type Kept = { scenario_id: string; revision: number; updated_at: number };

async function replaceFloors(
  trx: Knex.Transaction,
  scenarioId: string,
  { floors }: ScenarioContent,
  kept: Kept & { created_at: number },
) {
  const written = await Floor.query(trx).where('scenario_id', scenarioId).select('number', 'created_at');
  const createdAt = new Map(written.map(({ number, created_at }) => [number, created_at]));
  const restored = new Set(floors.map(({ number }) => number));
  const cleared = written.filter(({ number }) => !restored.has(number));
  await Floor.query(trx).where('scenario_id', scenarioId).delete();
  crashPoint('restore:floors-deleted');
  const rows = [
    ...floors.map(({ number, settings, grid }) => ({
      number,
      settings: JSON.stringify(settings),
      grid: grid === null ? null : Buffer.from(grid, 'base64'),
    })),
    ...cleared.map(({ number }) => ({ number, settings: JSON.stringify(floorMap.blank), grid: null })),
  ].map((row) => ({ ...row, ...kept, created_at: createdAt.get(row.number) ?? kept.created_at }));
  for (const batch of batches(rows)) await trx.insert(batch).into(Floor.tableName);
}

async function replaceRecords(trx: Knex.Transaction, scenarioId: string, { records }: ScenarioContent, kept: Kept) {
  const written = await StoredRecord.query(trx).where('scenario_id', scenarioId).select('kind', 'number');
  const rows = new Map<string, { kind: string; number: number; data: string }>();
  for (const { kind, number } of written) {
    rows.set(`${kind} ${number}`, { kind, number, data: BLANK_DATA });
  }
  for (const [kind, list] of Object.entries(records)) {
    for (const { number, data } of list) rows.set(`${kind} ${number}`, { kind, number, data: JSON.stringify(data) });
  }
  await StoredRecord.query(trx).where('scenario_id', scenarioId).delete();
  crashPoint('restore:records-deleted');
  for (const batch of batches([...rows.values()])) {
    await trx.insert(batch.map((row) => ({ ...row, ...kept }))).into(StoredRecord.tableName);
  }
}
