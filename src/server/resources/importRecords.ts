import type { Knex } from 'knex';
import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Language } from '#domain/text/languages.ts';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { sentFileSchema } from '#server/files/sentFileSchema.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { answer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import type { FileFault } from './fileFaults.ts';
import type { CellRemark, FileTask, PlannedFile } from './planFile.ts';
import { fileShape } from './recordSchemas.ts';
import { storedRows, storeRecords } from './recordStore.ts';
import * as tasks from './recordTasks.ts';

const cellSchema = z.strictObject({ row: z.int(), column: z.string(), value: z.string(), reason: z.string() });
const changeSchema = z.strictObject({
  number: z.int(),
  added: z.boolean(),
  name: z.string(),
  /** All cells that change; of many only the first are told. */
  cell_count: z.int(),
  cells: z.array(z.strictObject({ path: z.string(), column: z.string(), before: z.string(), after: z.string() })),
});

/**
 * POST of a table's file (spec 2 §5): good rows are written together behind an automatic backup, the others told. A dry run
 * tells the same and writes nothing. A file of one record may be about that one alone. Every changed record is told; the
 * lists of cells end after some, the numbers count all. Over REST alone, as a form.
 * Who leaves before all was written has cancelled it whole.
 * @throws RequestError 413, 422 on `file`
 */
export function importRecords(resource: Resource, of: 'table' | 'record') {
  return authorProcedure
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        ...fileShape(resource, of),
        file: sentFileSchema('text/csv'),
        dry_run: z.boolean().default(false),
      }),
    )
    .output(
      answer(
        z.strictObject({
          data: z.strictObject({
            added: z.int(),
            changed: z.int(),
            unchanged: z.int(),
            refused_rows: z.int(),
            /** All cells that are refused, and all that are worth a look; of many only the first are told. */
            refused_count: z.int(),
            refused: z.array(cellSchema),
            warned_count: z.int(),
            warned: z.array(cellSchema),
            changes: z.array(changeSchema),
          }),
          /** Whether anything of the file stands in the scenario now that did not before (docs/decisions/0030). */
          copy_imported: z.boolean(),
        }),
      ),
    )
    .mutation(async ({ input: { scenario_id, table, file, dry_run, id }, ctx: { services, caller }, signal }) => {
      const read = (trx: Knex.Transaction) => storedRows(trx, scenario_id);
      const bannedWords = await services.bannedWords.words();
      const plan = (rows: FileTask['rows']) =>
        planInThread(services, { kind: resource.name, table, bytes: file, only: id, rows, bannedWords }, signal);
      const planned = dry_run
        ? await plan(await transaction(services.database, read))
        : await changeBehindBackup(services, scenario_id, {
            read,
            plan,
            signal,
            isChange: ({ records }) => records.length > 0,
            write: (trx, revision, { records }) =>
              storeRecords(
                trx,
                resource,
                scenario_id,
                revision,
                records.map(({ number }) => number),
                records.map(({ record }) => record),
              ),
          });
      const { records, ...told } = planned;
      if (!dry_run) caller.log.info({ event: 'imported', scenario_id, kind: resource.name, records: records.length });
      return { data: inLanguage(told, caller.language), copy_imported: !dry_run && records.length > 0 };
    });
}

async function planInThread({ workers }: Services, task: FileTask, signal?: AbortSignal): Promise<PlannedFile> {
  const planned = await workers.run<typeof tasks, 'planFile'>(tasks.RECORD_TASKS, 'planFile', task, signal);
  if (!('key' in planned)) return planned;
  throw refusal(planned);
}

const refusal = ({ key, detail }: FileFault): RequestError =>
  new RequestError(422, key, { errors: { file: detail ? [{ key }, detail] : [{ key }] } });

function inLanguage({ refused, warned, changes, ...counts }: Omit<PlannedFile, 'records'>, language: Language) {
  const cells = (remarks: readonly CellRemark[]) =>
    remarks.map(({ column, reason, ...cell }) => ({ ...cell, column: column[language], reason: reason[language] }));
  return {
    ...counts,
    refused: cells(refused),
    warned: cells(warned),
    changes: changes.map(({ name, cells: changed, ...change }) => ({
      ...change,
      name: name[language] || name.ja,
      cells: changed.map(({ column, ...cell }) => ({ ...cell, column: column[language] })),
    })),
  };
}
