import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import { type KeptRecord, writeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { changeRecord } from './changeRecord.ts';
import { presentRecord } from './presentRecord.ts';
import { MOST_RECORDS, numberSchema, revisionSchema } from './recordSchemas.ts';

interface Save {
  readonly scenario_id: string;
  readonly records: readonly { number: number; revision?: number; changes: Record<string, unknown> }[];
}

/**
 * Writes many records of a kind at once, completely or not at all: the saving of a table.
 * @throws RequestError 409 with all stale records in their present state, 422
 */
export function saveRecords(resource: Resource) {
  const record = z.strictObject({
    number: numberSchema(resource),
    revision: revisionSchema,
    changes: resource.changesSchema,
  });
  const records = z
    .array(record)
    .min(1)
    .max(MOST_RECORDS)
    .refine((list) => new Set(list.map(({ number }) => number)).size === list.length, { error: 'doubled_number' });
  return scenarioProcedure(resource.needs)
    .input(z.strictObject({ scenario_id: scenarioIdSchema, records }))
    .output(dataAnswer(z.array(z.strictObject({ number: z.int(), revision: z.int() }))))
    .mutation(async ({ input, ctx: { services } }) => {
      const { scenario_id, records: wanted } = input as unknown as Save;
      const numbers = wanted.map(({ number }) => number);
      const within = (at: number) => `records.${at}.changes.`;
      const change = (found: readonly KeptRecord<Resource>[]) => {
        const stale = found.filter((present, at) => (wanted[at]?.revision ?? present.revision) !== present.revision);
        if (stale.length > 0) {
          throw new RequestError(409, undefined, {
            present: stale.map((one) => presentRecord(scenario_id, one, resource)),
          });
        }
        return found.map((present, at) => changeRecord(resource, present, wanted[at]?.changes ?? {}, within(at)));
      };
      const stored = await writeRecords(services.database, resource, scenario_id, numbers, change, within);
      return { data: stored.map(({ number, revision }) => ({ number, revision })) };
    });
}
