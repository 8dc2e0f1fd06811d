import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { reference } from '#domain/resource/field.ts';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { carriedSchema, carryReferences } from './carryReferences.ts';
import { numbersSchema } from './recordSchemas.ts';

/**
 * Makes every reference to some records name another record, or none: the step before records in use are deleted. An automatic backup keeps
 * the former references.
 */
export function replaceReferences(resource: Resource) {
  return keyedProcedure(resource.needs)
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        numbers: numbersSchema(resource),
        by: reference('', '', { to: resource.name }).schema,
      }),
    )
    .output(dataAnswer(z.array(carriedSchema)))
    .mutation(async (call) => {
      const { scenario_id, numbers, by } = call.input;
      const moves = new Map(numbers.map((number) => [number, by]));
      const data = await changeBehindBackup(call, {
        read: (trx) => carryReferences(trx, scenario_id, undefined, resource.name, moves),
        plan: async (changes) => changes,
        isChange: (changes) => changes.length > 0,
        write: (trx, revision) => carryReferences(trx, scenario_id, revision, resource.name, moves),
        present: (changes) => changes,
      });
      return { data };
    });
}
