import * as z from 'zod';
import { unidentifiedItemNames, unidentifiedMonsterNames } from '#domain/catalogs/unidentifiedNames.ts';
import { narrowed, type Resource } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { type Sample, sampleValues } from '#domain/resources/sampleValues.ts';
import { readRecord } from '#server/content/recordStore.ts';
import { listRecordPage, recordPage } from '#server/resources/listRecordPage.ts';
import { presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { readOneRecord } from '#server/resources/readOneRecord.ts';
import { numberSchema } from '#server/resources/recordSchemas.ts';
import { replaceRecord } from '#server/resources/replaceRecord.ts';
import { updateRecord } from '#server/resources/updateRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer, dataAnswer } from '#server/trpc/answer.ts';
import { router, scenarioProcedure } from '#server/trpc/procedures.ts';
import { changeExisting } from './changeExisting.ts';

/** The names of unidentified items and monsters (docs/wire.md, "Partial views"). */
export const unidentifiedItems = unidentifiedRouter(item, unidentifiedItemNames);
export const unidentifiedMonsters = unidentifiedRouter(monster, unidentifiedMonsterNames);

function unidentifiedRouter<R extends Resource>(resource: R, sample: Sample<R>) {
  const names = narrowed(resource, Object.keys(sample(resource.blank)));
  return router({
    list: listRecordPage(resource, names),
    read: readOneRecord(resource, names),
    update: updateRecord(resource, names),
    detail: detail(resource, names),
    create: replaceRecord(resource, names),
    importSample: importSample(resource, sample),
  });
}

/** GET unidentified-mons-detail: the names of one record by its number; without a number those of all records, in pages. */
function detail(resource: Resource, names: Resource) {
  const page = recordPage(resource, names);
  const one = z.strictObject({ data: presentedSchema(names) });
  return scenarioProcedure('read')
    .input(page.input.extend({ number: numberSchema(resource).optional() }))
    .output(answer(z.union([one, page.answer])))
    .query(async ({ input: { number, ...asked }, ctx: { services } }) => {
      if (number === undefined) return page.read(services.database, asked);
      const record = await readRecord(services.database, resource, asked.scenario_id, number);
      return { data: presentRecord(asked.scenario_id, record, names) };
    });
}

/** POST import-sample: gives every existing record without such a name one that is derived from its kind. */
function importSample<R extends Resource>(resource: R, sample: Sample<R>) {
  return scenarioProcedure('edit')
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.strictObject({ changed: z.int(), unchanged: z.int() })))
    .mutation(async ({ input: { scenario_id }, ctx: { services } }) => ({
      data: await changeExisting(services.database, resource, scenario_id, ({ number, data }) => ({
        ...data,
        ...sampleValues(resource, sample, data, number),
      })),
    }));
}
