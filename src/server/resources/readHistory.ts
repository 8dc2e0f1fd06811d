import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { afterMoves, numberBefore, readMoves } from '#server/content/recordMoves.ts';
import { readRecord } from '#server/content/recordStore.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { toNumber } from './readOneRecord.ts';
import { recordKeySchema } from './recordSchemas.ts';
import * as tasks from './recordTasks.ts';

/**
 * Reads the versions of a record in the scenario's backups, newest first, following its former numbers: equal consecutive versions only
 * once, and without the current one. Unreadable backups are skipped.
 */
export function readHistory(resource: Resource) {
  return scenarioProcedure('read')
    .input(recordKeySchema)
    .output(
      dataAnswer(
        z.array(
          z.strictObject({
            backup_id: z.string(),
            created_at: timeSchema,
            automatic: z.boolean(),
            record: resource.schema as z.ZodType<object>,
          }),
        ),
      ),
    )
    .query(async ({ input: { scenario_id, number: text }, ctx: { services } }) => {
      const number = toNumber(resource, text);
      const { database, workers } = services;
      const backups = await Backup.query(database)
        .where({ scenario_id })
        .select('id', 'automatic', 'sequence', 'created_at')
        .orderBy('sequence', 'desc');
      const versions: { backup_id: string; created_at: string; automatic: boolean; record: object }[] = [];
      let newer: object = (await readRecord(database, resource, scenario_id, number)).data;
      const moves = await readMoves(database, scenario_id);
      // One after another: a document may be large, and there may be forty.
      for (const { id, automatic, sequence, created_at } of backups) {
        const since = moves.filter(({ revision }) => revision > sequence);
        const then = numberBefore(since, resource.name, number);
        // The record did not exist yet: another one had its number then.
        if (then === undefined) break;
        const row = await Backup.query(database).findById(id).select('document');
        if (!row) continue;
        const found = await workers.run<typeof tasks, 'recordInBackup'>(tasks.RECORD_TASKS, 'recordInBackup', {
          kind: resource.name,
          number: then,
          document: row.document,
        });
        const record = found && afterMoves(resource, found, since);
        if (!record || isDeepStrictEqual(record, newer)) continue;
        newer = record;
        versions.push({ backup_id: id, created_at: wireTime(created_at), automatic: Boolean(automatic), record });
      }
      return { data: versions };
    });
}
