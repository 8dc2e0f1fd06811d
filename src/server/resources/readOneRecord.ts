import type { Resource } from '#domain/resource/defineResource.ts';
import { readRecord } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { presentedSchema, presentRecord } from './presentRecord.ts';
import { recordKeySchema } from './recordSchemas.ts';

/** GET of one record; the blank one with revision 0 if it was never written. */
export function readOneRecord(resource: Resource, shown = resource) {
  return scenarioProcedure('read')
    .input(recordKeySchema)
    .output(dataAnswer(presentedSchema(shown)))
    .query(async ({ input: { scenario_id, number }, ctx: { services } }) => ({
      data: presentRecord(
        scenario_id,
        await readRecord(services.database, resource, scenario_id, toNumber(resource, number)),
        shown,
      ),
    }));
}

/** Parses a record number. @throws RequestError 404 if `text` is no number of this kind */
export function toNumber({ numbers }: Resource, text: string): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number < numbers.first || number > numbers.last) throw new RequestError(404);
  return number;
}
