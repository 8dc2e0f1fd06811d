import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { writtenRecords } from '#server/content/recordStore.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { presentedSchema, presentRecord } from './presentRecord.ts';

/** Reads every record of a kind that was ever written, completely: what a table needs to open. Numbers that are left out are blank. */
export function readAllRecords(resource: Resource) {
  return scenarioProcedure('read')
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(answer(z.strictObject({ data: z.array(presentedSchema(resource)), restored_revision: z.int() })))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const records = await writtenRecords(services.database, resource, scenario_id);
      // Read last: if a restore comes in between, its mark makes the client set aside edits from before it.
      const scenario = await services
        .database(Scenario.tableName)
        .where({ id: scenario_id })
        .first('restored_revision');
      return {
        data: records.map((record) => presentRecord(scenario_id, record, resource)),
        restored_revision: scenario?.restored_revision ?? 0,
      };
    });
}
