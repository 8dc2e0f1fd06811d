import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { changeRecord } from './changeRecord.ts';
import { OWNED_FIELDS, presentedSchema, presentRecord } from './presentRecord.ts';
import { toNumber } from './readOneRecord.ts';
import { recordBodyShape, recordKeySchema } from './recordSchemas.ts';
import { writeRecord } from './writeRecord.ts';

/**
 * PUT of one record: writes the given fields; the rest stays.
 * @param shown the resource, possibly narrowed to the fields that the call accepts and answers
 * @throws RequestError 409, 422
 */
export function updateRecord(resource: Resource, shown = resource) {
  return scenarioProcedure(resource.needs)
    .input(z.strictObject({ ...recordKeySchema.shape, ...recordBodyShape(shown) }))
    .output(dataAnswer(presentedSchema(shown)))
    .mutation(({ input, ctx: { services } }) => {
      const { scenario_id, number } = input as { scenario_id: string; number: string };
      return writeRecord(services.database, resource, {
        scenarioId: scenario_id,
        number: toNumber(resource, number),
        input,
        owned: OWNED_FIELDS,
        present: (_database, record) => presentRecord(scenario_id, record, shown),
        change: (record) => changeRecord(resource, record, input),
      });
    });
}
