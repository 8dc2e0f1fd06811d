import * as z from 'zod';
import { RESOURCES } from '#domain/resources/index.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { BLANK_DATA, StoredRecord } from '#server/database/models/StoredRecord.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { wireTime } from './presentScenario.ts';
import { scenarioIdSchema } from './titleSchema.ts';

/** What the scenario home shows at a glance: painted floors, records of each kind, backups. */
export const readOverview = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(
    dataAnswer(
      z.strictObject({
        /** Numbers of the floors on which anything is drawn. */
        painted_floors: z.array(z.int()),
        /** How many records of each kind were written. */
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
        record_counts: Object.fromEntries(RESOURCES.map(({ name }) => [name, counts.get(name) ?? 0])),
        backups: backups.length,
        last_backup_at: backups[0] ? wireTime(backups[0].created_at) : null,
      },
    };
  });
