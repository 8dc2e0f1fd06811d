import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { changeRecord } from './changeRecord.ts';
import { OWNED_FIELDS, presentedSchema, presentRecord } from './presentRecord.ts';
import { toNumber } from './readOneRecord.ts';
import { recordBodyShape, recordKeySchema } from './recordSchemas.ts';
import { type KeptRecord, writeRecords } from './recordStore.ts';

/** PUT of one record: the given fields; the rest stays as it is. @throws RequestError 409, 422 */
export function updateRecord(resource: Resource, shown = resource) {
  return authorProcedure
    .input(z.strictObject({ ...recordKeySchema.shape, ...recordBodyShape(shown) }))
    .output(dataAnswer(presentedSchema(shown)))
    .mutation(async ({ input, ctx: { services } }) => {
      const { scenario_id, number, revision } = input as { scenario_id: string; number: string; revision?: number };
      const numbers = [toNumber(resource, number)];
      const [stored] = await writeRecords(services.database, resource, scenario_id, numbers, (found) =>
        found.map((record) => {
          const present = presentRecord(scenario_id, record, shown);
          refuseOwnedChanges(input, present, OWNED_FIELDS);
          if (revision !== undefined && revision !== record.revision)
            throw new RequestError(409, undefined, { present });
          return changeRecord(resource, record, input);
        }),
      );
      return { data: presentRecord(scenario_id, stored as KeptRecord<Resource>, shown) };
    });
}
