import * as z from 'zod';
import { isBlank, type Resource } from '#domain/resource/defineResource.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { numberSchema } from '#server/resources/recordSchemas.ts';
import { type KeptRecord, writeRecords } from '#server/resources/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';

/**
 * POST where a call knows some fields of a record alone: writes these where they are blank.
 * @param shown the resource narrowed to them
 * @throws RequestError 409 where they hold something
 */
export function createNarrowed(resource: Resource, shown: Resource) {
  return authorProcedure
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        number: numberSchema(resource),
        ...shown.changesSchema.shape,
      }),
    )
    .output(dataAnswer(presentedSchema(shown)))
    .mutation(async ({ input, ctx: { services } }) => {
      const { scenario_id, number } = input as { scenario_id: string; number: number };
      const [stored] = await writeRecords(services.database, resource, scenario_id, [number], (found) =>
        found.map((record) => {
          if (isBlank(shown, record.data)) return changeRecord(resource, record, input);
          throw new RequestError(409, 'number_taken', { present: presentRecord(scenario_id, record, shown) });
        }),
      );
      return { data: presentRecord(scenario_id, stored as KeptRecord<Resource>, shown) };
    });
}
