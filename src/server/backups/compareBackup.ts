import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import { readContent } from '#server/content/readContent.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import * as tasks from './documentTasks.ts';

const leaves = z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() }));
const kind = z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]);

export const differenceSchema: z.ZodType<DocumentDifference> = z.strictObject({
  scenario: leaves,
  floors: z.array(
    z.strictObject({
      number: z.int(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      cells_changed: z.int(),
      settings: leaves,
      size_before: z.int(),
      size_after: z.int(),
    }),
  ),
  kinds: z.array(z.strictObject({ kind, added: z.int(), changed: z.int(), removed: z.int() })),
  records: z.array(
    z.strictObject({
      kind,
      number: z.int(),
      name: labelSchema,
      change: z.enum(['added', 'changed', 'removed']),
      leaves,
    }),
  ),
});

/**
 * Compares two states of a scenario: the backup before this one and this one (`previous`), or this one and the scenario as it is now
 * (`present`). The state before the first backup is empty.
 * @throws RequestError 404, 409 if a backup cannot be read
 */
export const compareBackup = scenarioProcedure('read')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      id: z.string().max(64),
      with: z.enum(['previous', 'present']).default('previous'),
    }),
  )
  .output(
    dataAnswer(
      z.strictObject({
        /** The time of the backup before; null if there is none, or if the backup is compared with the present. */
        previous_at: timeSchema.nullable(),
        difference: differenceSchema,
      }),
    ),
  )
  .query(async ({ input: { scenario_id, id, with: other }, ctx: { services } }) => {
    const { database, workers } = services;
    const backup = await Backup.query(database).findOne({ scenario_id, id });
    if (!backup) throw new RequestError(404);
    const previous =
      other === 'previous'
        ? await Backup.query(database)
            .where({ scenario_id })
            .where('sequence', '<', backup.sequence)
            .orderBy('sequence', 'desc')
            .first()
        : undefined;
    const task =
      other === 'previous'
        ? { before: previous?.document ?? null, after: backup.document }
        : {
            before: backup.document,
            after: (await transaction(database, (trx) => readContent(trx, scenario_id))).content,
          };
    const compared = await workers.run<typeof tasks, 'compare'>(tasks.DOCUMENT_TASKS, 'compare', task);
    if ('fault' in compared)
      throw new RequestError(409, compared.fault === 'newer' ? 'backup_newer' : 'backup_unreadable');
    return { data: { previous_at: previous ? wireTime(previous.created_at) : null, difference: compared } };
  });
