import * as z from 'zod';
import { nameOf, type Resource } from '#domain/resource/defineResource.ts';
import { isFoundBy } from '#domain/search/isFoundBy.ts';
import { existingRecords } from '#server/content/recordStore.ts';
import { pageShape } from '#server/lists/pageSchema.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/**
 * Reads the name of each record of a kind: for lists to choose from and to display references. `search` keeps the records that it finds, as
 * in a list of pages.
 */
export function readNames(resource: Resource) {
  return scenarioProcedure('read')
    .input(z.strictObject({ scenario_id: scenarioIdSchema, search: pageShape.search }))
    .output(dataAnswer(z.array(z.strictObject({ number: z.int(), name_ja: z.string(), name_en: z.string() }))))
    .query(async ({ input: { scenario_id, search }, ctx: { services } }) => {
      const records = await existingRecords(services.database, resource, scenario_id);
      return {
        data: records
          .filter(({ number, data }) => isFoundBy(search, resource, number, data))
          .map(({ number, data }) => {
            const { ja: name_ja, en: name_en } = nameOf(resource, data, number);
            return { number, name_ja, name_en };
          }),
      };
    });
}
