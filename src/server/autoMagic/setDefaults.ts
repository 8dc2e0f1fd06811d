import type { Knex } from 'knex';
import * as z from 'zod';
import { placeInSet } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { magicEffect } from '#domain/resources/magic/magicEffect.ts';
import { MAGIC_KINDS } from '#game/measure/autoMagic/magicContent.ts';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { changesToDefault, storeMagic } from './magicRecords.ts';
import { chestTypeSchema } from './partSchemas.ts';

const changedAnswer = dataAnswer(z.strictObject({ changed: z.int() }));

/** POST set-default-all: every set is as it began, behind an automatic backup. */
export const setDefaultAll = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(changedAnswer)
  .mutation(({ input: { scenario_id }, ctx: { services }, signal }) =>
    toDefault(services, scenario_id, MAGIC_KINDS, () => true, signal),
  );

/** POST sample-magic-effect-setting: the 126 effects of one set are as they began, behind an automatic backup. */
export const sampleEffects = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema, chest_type: chestTypeSchema }))
  .output(changedAnswer)
  .mutation(({ input: { scenario_id, chest_type }, ctx: { services }, signal }) => {
    const isMeant = (resource: Resource, number: number) => placeInSet(resource.name, number).set === chest_type;
    return toDefault(services, scenario_id, [magicEffect], isMeant, signal);
  });

async function toDefault(
  services: Services,
  scenarioId: string,
  resources: readonly Resource[],
  isMeant: (resource: Resource, number: number) => boolean,
  signal: AbortSignal | undefined,
): Promise<{ data: { changed: number } }> {
  const changes = await changeBehindBackup(services, scenarioId, {
    read: (trx: Knex.Transaction) => changesToDefault(trx, scenarioId, resources, isMeant),
    plan: async (planned) => planned,
    isChange: ({ length }) => length > 0,
    write: (trx, revision, planned) => storeMagic(trx, scenarioId, revision, planned),
    signal,
  });
  return { data: { changed: changes.length } };
}
