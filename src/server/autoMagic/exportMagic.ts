import * as z from 'zod';
import { nameOf } from '#domain/resource/defineResource.ts';
import { writeCsv } from '#domain/text/csv.ts';
import { MAGIC_KINDS } from '#game/rules/autoMagic/magicContent.ts';
import { existingRecords } from '#server/content/recordStore.ts';
import { lostCells } from '#server/resources/exportRecords.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { sectionRows, sectionTable } from './magicFile.ts';

const lostSchema = z.strictObject({ name: labelSchema, column: z.string(), characters: z.array(z.string()) });

/** GET export-magic-effect-auto: all sets as one file with a section for each kind, and the characters that are lost in Shift_JIS. */
export const exportMagic = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.strictObject({ csv: z.string(), lost: z.array(lostSchema) })))
  .query(async ({ input: { scenario_id }, ctx: { services, caller } }) => {
    const rows: (string | number)[][] = [];
    const lost: z.output<typeof lostSchema>[] = [];
    for (const resource of MAGIC_KINDS) {
      const found = await existingRecords(services.database, resource, scenario_id);
      rows.push(...sectionRows(resource, new Map(found.map(({ number, data }) => [number, data])), caller.language));
      for (const { number, data } of found) {
        for (const { leaf, characters } of lostCells(resource, sectionTable(resource), data)) {
          lost.push({ name: nameOf(resource, data, number), column: leaf.label[caller.language], characters });
        }
      }
    }
    return { data: { csv: writeCsv(rows), lost } };
  });
