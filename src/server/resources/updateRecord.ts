import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { OWNED_FIELDS, presentedSchema, presentRecord } from './presentRecord.ts';
import { toNumber } from './readOneRecord.ts';
import { recordBodyShape, recordKeySchema } from './recordSchemas.ts';
import { PLAIN_WAYS, type RecordWays, writeRecord } from './writeRecord.ts';

/** PUT of one record: the given fields; the rest stays as it is. @throws RequestError 409, 422 */
export function updateRecord(resource: Resource, { present, change }: RecordWays = PLAIN_WAYS, shown = resource) {
  return authorProcedure
    .input(z.strictObject({ ...recordKeySchema.shape, ...recordBodyShape(shown) }))
    .output(dataAnswer(presentedSchema(shown)))
    .mutation(({ input, ctx: { services } }) => {
      const { scenario_id, number } = input as { scenario_id: string; number: string };
      return writeRecord(services.database, resource, {
        scenarioId: scenario_id,
        number: toNumber(resource, number),
        input,
        owned: OWNED_FIELDS,
        present: (_database, record) => present(scenario_id, record),
        change: (record) => change(resource, record, input),
      });
    });
}

/** The same of some fields of a record, which alone are told. @param shown the resource narrowed to them */
export const updateNarrowed = (resource: Resource, shown: Resource) =>
  updateRecord(
    resource,
    { ...PLAIN_WAYS, present: (scenarioId, record) => presentRecord(scenarioId, record, shown) },
    shown,
  );
