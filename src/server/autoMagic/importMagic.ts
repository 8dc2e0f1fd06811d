import * as z from 'zod';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { nameOf } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { Language } from '#domain/text/languages.ts';
import { MAGIC_KINDS } from '#game/rules/autoMagic/magicContent.ts';
import type { FileFault } from '#server/resources/fileFaults.ts';
import { importFile, importShape, problemsIn, problemsShape } from '#server/resources/fileImport.ts';
import { answer, labelSchema } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import type * as tasks from './magicFile.ts';
import type { MagicFileTask, PlannedMagic } from './magicFile.ts';
import { storeMagic } from './magicRecords.ts';

/** The module that threads load. */
const MODULE = new URL('./magicFile.ts', import.meta.url);

/** Maximum number of listed problems; their count is always complete. */
const MOST_TOLD = 1000;

const kindSchema = z.enum(MAGIC_KINDS.map(({ name }) => name) as [RecordKindName, ...RecordKindName[]]);

/**
 * POST of a file of sets: good rows are written together behind an automatic backup, the others reported. A dry run reports the same and
 * writes nothing. Over REST alone, as a form.
 * @param kinds the kinds whose sections are imported
 * @throws RequestError 413, 422 on `file`
 */
export function importMagic(kinds: readonly RecordKindName[]) {
  return keyedProcedure('edit')
    .input(z.strictObject(importShape))
    .output(
      answer(
        z.strictObject({
          data: z.strictObject({
            /** Always 0: every record exists already. */
            added: z.literal(0),
            changed: z.int(),
            unchanged: z.int(),
            ...problemsShape,
            changes: z.array(z.strictObject({ kind: kindSchema, number: z.int(), name: labelSchema })),
          }),
          /** Whether the scenario now contains anything of the file, which it may have contained before (docs/decisions/0030). */
          copy_imported: z.boolean(),
        }),
      ),
    )
    .mutation((call) => {
      const { scenario_id, file, dry_run } = call.input;
      const { services, caller } = call.ctx;
      const { signal } = call;
      return importFile(call, {
        isDryRun: dry_run,
        plan: (rows, bannedWords): Promise<PlannedMagic | FileFault> => {
          const task: MagicFileTask = { bytes: file, kinds, rows, bannedWords };
          return services.workers.run<typeof tasks, 'planMagicFile'>(MODULE, 'planMagicFile', task, {
            signal,
          });
        },
        write: (trx, revision, { records }) => storeMagic(trx, scenario_id, revision, records.map(toChange)),
        present: (planned) => {
          const { records } = planned;
          if (!dry_run) caller.log.info({ event: 'imported', scenario_id, kind: 'magic_set', records: records.length });
          const data = told(planned, caller.language);
          return { data, copy_imported: !dry_run && records.length + planned.unchanged > 0 };
        },
        signal,
      });
    });
}

function told({ records, unchanged, refused, warned }: PlannedMagic, language: Language) {
  const first = (problems: PlannedMagic['refused']) => problemsIn(problems.slice(0, MOST_TOLD), language);
  return {
    added: 0 as const,
    changed: records.length,
    unchanged,
    refused_rows: new Set(refused.map(({ row }) => row)).size,
    refused_count: refused.length,
    refused: first(refused),
    warned_count: warned.length,
    warned: first(warned),
    changes: records.map(({ kind, number, record }) => ({
      kind,
      number,
      name: nameOf(resourceOf(kind) as Resource, record, number),
    })),
  };
}

const toChange = ({ kind, number, record }: PlannedMagic['records'][number]) => ({
  resource: resourceOf(kind) as Resource,
  number,
  record,
});
