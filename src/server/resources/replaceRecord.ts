import * as z from 'zod';
import { isBlank, isThere, type Resource } from '#domain/resource/defineResource.ts';
import { type KeptRecord, listRecords, readRecords, storeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { changeRecord } from './changeRecord.ts';
import { OWNED_FIELDS, presentedSchema, presentRecord } from './presentRecord.ts';
import { numberSchema, recordBodyShape } from './recordSchemas.ts';

/**
 * POST of a kind without PUT: writes the given fields of the named record, whether it exists or not. Without a number it writes the first
 * blank one, or the only one of a kind with one number; a whole kind has no blank records, so there the number is required.
 * @param shown the resource, possibly narrowed to the fields that the call accepts and answers
 * @throws RequestError 409 if it is based on another revision, or no number is left; 422
 */
export function replaceRecord(resource: Resource, shown = resource) {
  const { first, last } = resource.numbers;
  const numbers = numberSchema(resource);
  return keyedProcedure(resource.needs)
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        number: first === last ? numbers.default(first) : resource.isWhole ? numbers : numbers.optional(),
        ...recordBodyShape(shown),
      }),
    )
    .output(dataAnswer(presentedSchema(shown)))
    .mutation((call) => {
      const input = call.input as { scenario_id: string; number?: number; revision?: number };
      return writeOnce(call, async (trx, _, created) => {
        const taken = await takeRevision(trx, input.scenario_id);
        const present = await recordOf(input.number);
        const before = presentRecord(input.scenario_id, present, shown);
        refuseOwnedChanges(input, before, OWNED_FIELDS);
        if (input.revision !== undefined && input.revision !== present.revision) {
          throw new RequestError(409, undefined, { present: before });
        }
        const changed = changeRecord(resource, present, input);
        const [stored] = await storeRecords(trx, resource, input.scenario_id, taken, [present.number], [changed]);
        if (!isThere(resource, present.data, present.number)) created();
        return { data: presentRecord(input.scenario_id, stored as KeptRecord<Resource>, shown) };

        async function recordOf(number: number | undefined): Promise<KeptRecord<Resource>> {
          if (number !== undefined) {
            const [named] = await readRecords(trx, resource, input.scenario_id, [number]);
            return named as KeptRecord<Resource>;
          }
          const records = await listRecords(trx, resource, input.scenario_id);
          const place = records.find(
            (one) => one.number >= resource.numbers.firstGiven && isBlank(resource, one.data, one.number),
          );
          if (!place) throw new RequestError(409, 'no_number_left');
          return place;
        }
      });
    });
}
