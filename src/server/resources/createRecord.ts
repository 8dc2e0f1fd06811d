import * as z from 'zod';
import { isBlank, type Resource } from '#domain/resource/defineResource.ts';
import { listRecords, storeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { changeRecord } from './changeRecord.ts';
import { presentedSchema, presentRecord } from './presentRecord.ts';
import { numberSchema } from './recordSchemas.ts';

/**
 * POST of a kind: writes a record at a blank number, by default the first blank one that the kind gives out.
 * @throws RequestError 409 if all numbers, or the named one, hold something
 */
export function createRecord(resource: Resource) {
  return keyedProcedure(resource.needs)
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        number: numberSchema(resource).optional(),
        ...resource.changesSchema.shape,
      }),
    )
    .output(dataAnswer(presentedSchema(resource)))
    .mutation(async (call) => {
      const { scenario_id, number, ...fields } = call.input as { scenario_id: string; number?: number };
      return writeOnce(call, async (trx) => {
        const revision = await takeRevision(trx, scenario_id);
        const records = await listRecords(trx, resource, scenario_id);
        const isAsked = (record: { readonly number: number }) =>
          number === undefined ? record.number >= resource.numbers.firstGiven : record.number === number;
        const place = records.find((record) => isAsked(record) && isBlank(resource, record.data, record.number));
        const taken = records.find((record) => record.number === number);
        if (!place) {
          if (!taken) throw new RequestError(409, 'no_number_left');
          throw new RequestError(409, 'number_taken', { present: presentRecord(scenario_id, taken, resource) });
        }
        const changed = changeRecord(resource, place, fields);
        const [stored] = await storeRecords(trx, resource, scenario_id, revision, [place.number], [changed]);
        return { data: presentRecord(scenario_id, stored as never, resource) };
      });
    });
}
