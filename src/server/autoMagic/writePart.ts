import * as z from 'zod';
import { numberInSet } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { MAGIC_PARTS, type MagicPart } from '#game/rules/autoMagic/magicContent.ts';
import { type KeptRecord, writeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { presentRecord } from '#server/resources/presentRecord.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { chestTypeSchema, entriesSchema, type PartEntry, toldSchema } from './partSchemas.ts';

/**
 * POST of a part of a set: changes the given fields of its given records, completely or not at all, and answers these records as they are
 * then.
 * @throws RequestError 409 with the stale records if they are based on other revisions, 422
 */
export function writePart(part: MagicPart) {
  const { resource, place } = MAGIC_PARTS[part];
  const kind: Resource = resource;
  return scenarioProcedure('edit')
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        chest_type: chestTypeSchema,
        [part]: entriesSchema(part).min(1),
      }),
    )
    .output(dataAnswer(z.strictObject({ chest_type: z.int(), [part]: toldSchema(part) })))
    .mutation(async ({ input, ctx: { services } }) => {
      const { scenario_id, chest_type } = input as { scenario_id: string; chest_type: number };
      const entries = (input as Record<string, unknown>)[part] as readonly PartEntry[];
      const numbers = entries.map((entry) => numberInSet(kind.name, chest_type, Number(entry[place])));
      const within = (at: number) => `${part}.${at}.`;
      const change = (found: readonly KeptRecord<Resource>[]) => {
        const stale = found.filter(({ revision }, at) => (entries[at]?.revision ?? revision) !== revision);
        if (stale.length > 0) {
          throw new RequestError(409, undefined, {
            present: stale.map((one) => presentRecord(scenario_id, one, kind)),
          });
        }
        return found.map((present, at) => changeRecord(kind, present, entries[at] ?? {}, within(at)));
      };
      const stored = await writeRecords(services.database, kind, scenario_id, numbers, change, within);
      const told = stored.map(({ revision, data }, at) => ({ [place]: entries[at]?.[place], revision, ...data }));
      return { data: { chest_type, [part]: told } };
    });
}
