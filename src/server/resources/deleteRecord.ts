import * as z from 'zod';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { writeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { findUses } from './findUses.ts';
import { toNumber } from './readOneRecord.ts';
import { recordKeySchema } from './recordSchemas.ts';

/** DELETE of one record: makes it blank. @throws RequestError 409 with its uses, unless it is forced (docs/wire.md, "Writes") */
export function deleteRecord(resource: Resource) {
  return scenarioProcedure(resource.needs)
    .input(z.strictObject({ ...recordKeySchema.shape, force: z.boolean().default(false) }))
    .output(noAnswer)
    .mutation(async ({ input: { scenario_id, number, force }, ctx: { services } }) => {
      const numbers = [toNumber(resource, number)];
      await writeRecords(services.database, resource, scenario_id, numbers, async (found, trx) => {
        const uses = force ? [] : await findUses(trx, scenario_id, resource.name, numbers);
        if (uses.length > 0) throw new RequestError(409, 'in_use', { uses });
        return found.map(({ number }) => blankOf(resource, number));
      });
    });
}
