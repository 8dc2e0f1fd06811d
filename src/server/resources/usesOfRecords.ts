import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { findUses, useSchema } from './findUses.ts';
import { numbersSchema } from './recordSchemas.ts';

/** Lists the places where records of a kind are used. */
export function usesOfRecords(resource: Resource) {
  return scenarioProcedure('read')
    .input(z.strictObject({ scenario_id: scenarioIdSchema, numbers: numbersSchema(resource) }))
    .output(dataAnswer(z.array(useSchema)))
    .query(async ({ input: { scenario_id, numbers }, ctx: { services } }) => ({
      data: await findUses(services.database, scenario_id, resource.name, numbers),
    }));
}
