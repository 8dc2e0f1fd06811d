import * as z from 'zod';
import { unidentifiedItemName, unidentifiedMonsterName } from '#domain/catalogs/unidentifiedNames.ts';
import { isBlank, narrowed, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { listRecordPage } from '#server/resources/listRecordPage.ts';
import { readOneRecord } from '#server/resources/readOneRecord.ts';
import { writeRecords, writtenRecords } from '#server/resources/recordStore.ts';
import { updateNarrowed } from '#server/resources/updateRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure, router } from '#server/trpc/procedures.ts';
import { createNarrowed } from './createNarrowed.ts';

/** What things are called while they are not identified: fields of the same records, with calls of their own (spec 2 §7). */
export const unidentifiedItems = unidentifiedRouter(item, (record) => {
  const { ja, en } = unidentifiedItemName(record);
  return { unconfirmed_name_ja: ja, unconfirmed_name_en: en };
});

export const unidentifiedMonsters = unidentifiedRouter(monster, (record) => {
  const { ja, en } = unidentifiedMonsterName(record);
  return { unconfirmed_name_ja: ja, unconfirmed_name_en: en, unconfirmed_plural_en: en };
});

function unidentifiedRouter<R extends Resource>(
  resource: R,
  sample: (record: RecordOf<R>) => Readonly<Record<string, string>>,
) {
  const names = narrowed(resource, Object.keys(sample(resource.blank)));
  return router({
    list: listRecordPage(resource, names),
    read: readOneRecord(resource, names),
    update: updateNarrowed(resource, names),
    create: createNarrowed(resource, names),
    importSample: importSample(resource, names, sample),
  });
}

/** POST import-sample: gives everything that exists and has no such name one that follows from its kind. */
function importSample<R extends Resource>(
  resource: R,
  names: Resource,
  sample: (record: RecordOf<R>) => Readonly<Record<string, string>>,
) {
  return authorProcedure
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.strictObject({ changed: z.int(), unchanged: z.int() })))
    .mutation(async ({ input: { scenario_id }, ctx: { services } }) => {
      const written = await writtenRecords(services.database, resource, scenario_id);
      const existing = written.filter(({ data }) => !isBlank(resource, data)).map(({ number }) => number);
      let changed = 0;
      await writeRecords(services.database, resource, scenario_id, existing, (found) => {
        changed = found.filter(({ data }) => isBlank(names, data)).length;
        return found.map(({ data }) => (isBlank(names, data) ? { ...data, ...sample(data) } : data));
      });
      return { data: { changed, unchanged: existing.length - changed } };
    });
}
