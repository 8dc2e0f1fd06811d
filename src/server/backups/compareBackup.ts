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
 * Compares two states of a scenario, the earlier one with the later one: this backup with the one before it (`previous`), with the scenario
 * as it is now (`present`), or with another backup, whose id is given. The state before the first backup is empty.
 * @throws RequestError 404 if one of the backups is missing, 409 if one cannot be read
 */
export const compareBackup = scenarioProcedure('read')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      id: z.string().max(64),
      with: z.string().max(64).default('previous'),
    }),
  )
  .output(
    dataAnswer(
      z.strictObject({
        /** The time of the earlier backup; null if there is none, or if the backup is compared with the present. */
        previous_at: timeSchema.nullable(),
        difference: differenceSchema,
      }),
    ),
  )
  .query(async ({ input: { scenario_id, id, with: other }, ctx: { services } }) => {
    const { database, workers } = services;
    const backup = await Backup.query(database).findOne({ scenario_id, id });
    if (!backup) throw new RequestError(404);
    const own = () => Backup.query(database).where({ scenario_id });
    const previous = () => own().where('sequence', '<', backup.sequence).orderBy('sequence', 'desc').first();
    const compareWith = async (): Promise<{
      earlier?: Backup | undefined;
      task: Parameters<typeof tasks.compare>[0];
    }> => {
      if (other === 'present') {
        const { content } = await transaction(database, (trx) => readContent(trx, scenario_id));
        return { task: { before: backup.document, after: content } };
      }
      const found = other === 'previous' ? await previous() : await own().findOne({ id: other });
      if (!found && other !== 'previous') throw new RequestError(404);
      const [earlier, later] = found && found.sequence > backup.sequence ? [backup, found] : [found, backup];
      return { earlier, task: { before: earlier?.document ?? null, after: later.document } };
    };
    const { earlier, task } = await compareWith();
    const compared = await workers.run<typeof tasks, 'compare'>(tasks.DOCUMENT_TASKS, 'compare', task);
    if ('fault' in compared)
      throw new RequestError(409, compared.fault === 'newer' ? 'backup_newer' : 'backup_unreadable');
    return { data: { previous_at: earlier ? wireTime(earlier.created_at) : null, difference: compared } };
  });
