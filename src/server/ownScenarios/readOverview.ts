import type { Knex } from 'knex';
import * as z from 'zod';
import { isBlank, readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { raceOccupation } from '#domain/resources/rules/raceOccupation.ts';
import { isRowRead, raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { floorsOf } from '#domain/scenario/labyrinthRanges.ts';
import { writtenRecords } from '#server/content/recordStore.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { BLANK_DATA, StoredRecord } from '#server/database/models/StoredRecord.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** Summarises a scenario: how far it is on the way to a release, and the floor that was edited last. */
export const readOverview = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(
    dataAnswer(
      z.strictObject({
        /** Numbers of the floors on which anything is drawn. */
        painted_floors: z.array(z.int()),
        /** The one of them that was written last. */
        last_floor: z
          .strictObject({
            number: z.int(),
            labyrinth_size: z.int(),
            /** Packed, as base64. */
            grid: z.string(),
            updated_at: timeSchema,
          })
          .nullable(),
        /** The number of labyrinths that have floors and an entrance on one of them. */
        entered_labyrinths: z.int(),
        /** The number of written records by kind, without values of races that the rules do not read. */
        record_counts: z.record(z.string(), z.int()),
        backups: z.int(),
        last_backup_at: timeSchema.nullable(),
      }),
    ),
  )
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const { database } = services;
    const floors = await Floor.query(database)
      .where({ scenario_id })
      .whereNotNull('grid')
      .select('number')
      .orderBy('number');
    const last = await Floor.query(database)
      .where({ scenario_id })
      .whereNotNull('grid')
      .orderBy([{ column: 'revision', order: 'desc' }, 'number'])
      .first();
    const labyrinths = await writtenRecords(database, labyrinthSetting, scenario_id);
    const kinds = await StoredRecord.query(database)
      .where({ scenario_id })
      .whereNot('data', BLANK_DATA)
      .select('kind')
      .count('* as count')
      .groupBy('kind');
    const counts = new Map(kinds.map((row) => [row.kind, Number((row as unknown as { count: unknown }).count)]));
    const backups = await Backup.query(database)
      .where({ scenario_id })
      .select('created_at')
      .orderBy('sequence', 'desc');
    return {
      data: {
        painted_floors: floors.map(({ number }) => number),
        last_floor: last?.grid
          ? {
              number: last.number,
              labyrinth_size: readStored(floorMap, last.number, JSON.parse(last.settings)).labyrinth_size,
              grid: last.grid.toString('base64'),
              updated_at: wireTime(last.updated_at),
            }
          : null,
        entered_labyrinths: labyrinths.filter(({ data }) =>
          floorsOf(data.map_hierarchy).includes(data.labyrinth_entrance.map),
        ).length,
        record_counts: {
          ...Object.fromEntries(RESOURCES.map(({ name }) => [name, counts.get(name) ?? 0])),
          race_occupation_setting: await readRaces(database, scenario_id),
        },
        backups: backups.length,
        last_backup_at: backups[0] ? wireTime(backups[0].created_at) : null,
      },
    };
  });

/** Counts the written values of races and classes that the rules read. */
async function readRaces(database: Knex, scenarioId: string): Promise<number> {
  const rows = await writtenRecords(database, raceOccupationSetting, scenarioId);
  if (rows.length === 0) return 0;
  const [rules = { data: raceOccupation.blank }] = await writtenRecords(database, raceOccupation, scenarioId);
  return rows.filter(
    ({ number, data }) => isRowRead(number, rules.data) && !isBlank(raceOccupationSetting, data, number),
  ).length;
}
