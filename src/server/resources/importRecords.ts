import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { readColumns } from '#domain/resource/tableColumns.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Language } from '#domain/text/languages.ts';
import { storeRecords } from '#server/content/recordStore.ts';
import { answer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import type { FileFault } from './fileFaults.ts';
import { importFile, importShape, problemsIn, problemsShape } from './fileImport.ts';
import type { FileTask, PlannedFile } from './planFile.ts';
import { fileShape } from './recordSchemas.ts';
import * as tasks from './recordTasks.ts';

/**
 * For each column of the table, the number first, the place of its column in the file from 1, or 0 if the file does not have it: then its
 * values stay as they are.
 */
const columnsSchema = z
  .string()
  .refine((text) => readColumns(text) !== undefined, 'wrong_columns')
  .transform(readColumns)
  .optional();

const changeSchema = z.strictObject({
  number: z.int(),
  added: z.boolean(),
  name: z.string(),
  /** All changed cells; if there are many, only the first are listed. */
  cell_count: z.int(),
  cells: z.array(z.strictObject({ path: z.string(), column: z.string(), before: z.string(), after: z.string() })),
});

/**
 * POST of a table's file (docs/wire.md, "Files"): writes the good rows together behind an automatic backup and reports the others. A dry
 * run answers the same and writes nothing. A file of one record may contain only that record. Every changed record is listed; the lists of
 * cells are truncated, the counts are complete. Over REST alone, as a form. A caller who leaves before everything was written cancels the
 * whole import.
 * @throws RequestError 413, 422 on `file`
 */
export function importRecords(resource: Resource, of: 'table' | 'record') {
  return keyedProcedure(resource.needs)
    .input(z.strictObject({ ...importShape, ...fileShape(resource, of), columns: columnsSchema }))
    .output(
      answer(
        z.strictObject({
          data: z.strictObject({
            added: z.int(),
            changed: z.int(),
            unchanged: z.int(),
            ...problemsShape,
            changes: z.array(changeSchema),
          }),
          /** Whether the scenario now contains anything of the file, which it may have contained before (docs/decisions/0030). */
          copy_imported: z.boolean(),
        }),
      ),
    )
    .mutation((call) => {
      const { scenario_id, table, file, dry_run, id, columns } = call.input;
      const { services, caller } = call.ctx;
      const { signal } = call;
      return importFile(call, {
        isDryRun: dry_run,
        plan: (rows, bannedWords): Promise<PlannedFile | FileFault> => {
          const task: FileTask = { kind: resource.name, table, bytes: file, only: id, columns, rows, bannedWords };
          return services.workers.run<typeof tasks, 'planFile'>(tasks.RECORD_TASKS, 'planFile', task, {
            lane: 'files',
            signal,
          });
        },
        write: (trx, revision, { records }) =>
          storeRecords(
            trx,
            resource,
            scenario_id,
            revision,
            records.map(({ number }) => number),
            records.map(({ record }) => record),
          ),
        present: ({ records, ...told }) => {
          if (!dry_run)
            caller.log.info({ event: 'imported', scenario_id, kind: resource.name, records: records.length });
          return {
            data: presentFile(told, caller.language),
            copy_imported: !dry_run && records.length + told.unchanged > 0,
          };
        },
        signal,
      });
    });
}

function presentFile({ refused, warned, changes, ...counts }: Omit<PlannedFile, 'records'>, language: Language) {
  return {
    ...counts,
    refused: problemsIn(refused, language),
    warned: problemsIn(warned, language),
    changes: changes.map(({ name, cells: changed, ...change }) => ({
      ...change,
      name: inLanguage(name, language),
      cells: changed.map(({ column, ...cell }) => ({ ...cell, column: column[language] })),
    })),
  };
}
