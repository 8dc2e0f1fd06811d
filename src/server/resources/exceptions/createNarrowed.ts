import * as z from 'zod';
import { isBlank, type Resource } from '#domain/resource/defineResource.ts';
import { type KeptRecord, readRecord, storeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { numberSchema } from '#server/resources/recordSchemas.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';

/**
 * POST of a call that knows only some fields of a record: writes these if they are blank.
 * @param shown the resource narrowed to these fields
 * @throws RequestError 409 if they hold something; 422
 */
export function createNarrowed(resource: Resource, shown: Resource) {
  return keyedProcedure('edit')
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        number: numberSchema(resource),
        ...shown.changesSchema.shape,
      }),
    )
    .output(dataAnswer(presentedSchema(shown)))
    .mutation((call) => {
      const { scenario_id, number, ...fields } = call.input as { scenario_id: string; number: number };
      return writeOnce(call, async (trx) => {
        const revision = await takeRevision(trx, scenario_id);
        const present = await readRecord(trx, resource, scenario_id, number);
        if (!isBlank(shown, present.data, number)) {
          throw new RequestError(409, 'number_taken', { present: presentRecord(scenario_id, present, shown) });
        }
        const changed = changeRecord(resource, present, fields);
        const [stored] = await storeRecords(trx, resource, scenario_id, revision, [number], [changed]);
        return { data: presentRecord(scenario_id, stored as KeptRecord<Resource>, shown) };
      });
    });
}
