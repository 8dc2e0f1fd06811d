import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { presentedSchema, presentRecord } from './presentRecord.ts';
import { writtenRecords } from './recordStore.ts';

/** Every record of a kind that was ever written, whole: what a table opens with. Numbers that are left out are blank. */
export function readAllRecords(resource: Resource) {
  return authorProcedure
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.array(presentedSchema(resource))))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => ({
      data: (await writtenRecords(services.database, resource, scenario_id)).map((record) =>
        presentRecord(scenario_id, record),
      ),
    }));
}
