import type { Knex } from 'knex';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { numbersOf, readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { fitFloorSizes } from '#server/content/fitFloorSizes.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { readContent } from '#server/content/readContent.ts';
import { batches } from '#server/database/batches.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { BLANK_DATA, StoredRecord } from '#server/database/models/StoredRecord.ts';
import { recountRecordFiles } from '#server/files/recordFiles.ts';

/** Replaces one floor by that of `content`, or by a blank one if `content` has none. Its labyrinth determines its size. */
export async function writeFloorPart(
  trx: Knex.Transaction,
  scenario_id: string,
  { floors }: ScenarioContent,
  number: number,
  revision: number,
): Promise<void> {
  const now = Date.now();
  const found = floors.find((floor) => floor.number === number);
  const key = { scenario_id, number };
  const present = await trx<Floor>(Floor.tableName).where(key).first('settings', 'created_at');
  const labyrinths = await labyrinthOfFloor(trx, scenario_id);
  const { labyrinth_size } = readStored(floorMap, number, present && JSON.parse(present.settings));
  const settings = {
    ...readStored(floorMap, number, found?.settings),
    ...(labyrinths.has(number) && { labyrinth_size }),
  };
  const written = {
    settings: JSON.stringify(settings),
    grid: found?.grid ? Buffer.from(found.grid, 'base64') : null,
    revision,
    updated_at: now,
  };
  if (present) await trx(Floor.tableName).where(key).update(written);
  else await trx(Floor.tableName).insert({ ...key, ...written, created_at: now });
}

/**
 * Replaces all records of one kind by those of `content`. Records written since become blank under the new revision rather than missing, so
 * that an older revision never matches.
 */
export async function writeKindPart(
  trx: Knex.Transaction,
  scenario_id: string,
  { records }: ScenarioContent,
  kind: RecordKindName,
  revision: number,
): Promise<void> {
  const own = () => trx<StoredRecord>(StoredRecord.tableName).where({ scenario_id, kind });
  const written = await own().select('number');
  const rows = new Map(written.map(({ number }) => [number, BLANK_DATA]));
  for (const { number, data } of records[kind] ?? []) rows.set(number, JSON.stringify(data));
  await own().delete();
  const kept = { scenario_id, kind, revision, updated_at: Date.now() };
  for (const batch of batches([...rows].map(([number, data]) => ({ ...kept, number, data })))) {
    await trx(StoredRecord.tableName).insert(batch);
  }
  if (kind === labyrinthSetting.name) {
    const settings = new Map((records[kind] ?? []).map(({ number, data }) => [number, data]));
    const all = numbersOf(labyrinthSetting).map((number) => ({
      number,
      data: readStored(labyrinthSetting, number, settings.get(number)),
    }));
    await fitFloorSizes(trx, scenario_id, revision, all);
  }
  await recountRecordFiles(trx, scenario_id, (await readContent(trx, scenario_id)).content);
}
