import type { Knex } from 'knex';
import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, noAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { findUses, useSchema } from './findUses.ts';
import { toNumber } from './readOneRecord.ts';
import { MOST_RECORDS, numberSchema, recordKeySchema } from './recordSchemas.ts';
import { writeRecords } from './recordStore.ts';

const forceSchema = z.boolean().default(false);
const numbersSchema = (resource: Resource) => z.array(numberSchema(resource)).min(1).max(MOST_RECORDS);

/** DELETE of one record: it becomes blank. @throws RequestError 409 with its uses, unless it is forced (wire.md) */
export function deleteRecord(resource: Resource) {
  return authorProcedure
    .input(z.strictObject({ ...recordKeySchema.shape, force: forceSchema }))
    .output(noAnswer)
    .mutation(({ input: { scenario_id, number, force }, ctx: { services } }) =>
      clear(services.database, resource, scenario_id, [toNumber(resource, number)], force),
    );
}

/** Makes many records of a kind blank, wholly or not at all. @throws RequestError 409 with all uses, unless it is forced */
export function clearRecords(resource: Resource) {
  return authorProcedure
    .input(z.strictObject({ scenario_id: scenarioIdSchema, numbers: numbersSchema(resource), force: forceSchema }))
    .output(noAnswer)
    .mutation(({ input: { scenario_id, numbers, force }, ctx: { services } }) =>
      clear(services.database, resource, scenario_id, [...new Set(numbers)], force),
    );
}

/** Where records of a kind are used. */
export function usesOfRecords(resource: Resource) {
  return authorProcedure
    .input(z.strictObject({ scenario_id: scenarioIdSchema, numbers: numbersSchema(resource) }))
    .output(dataAnswer(z.array(useSchema)))
    .query(async ({ input: { scenario_id, numbers }, ctx: { services } }) => ({
      data: await findUses(services.database, scenario_id, resource.name, numbers),
    }));
}

async function clear(
  database: Knex,
  resource: Resource,
  scenarioId: string,
  numbers: readonly number[],
  force: boolean,
): Promise<void> {
  await writeRecords(database, resource, scenarioId, numbers, async (found, trx) => {
    const uses = force ? [] : await findUses(trx, scenarioId, resource.name, numbers);
    if (uses.length > 0) throw new RequestError(409, 'in_use', { uses });
    return found.map(() => resource.blank);
  });
}
