import * as z from 'zod';
import { placeInSet } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { magicEffect } from '#domain/resources/magic/magicEffect.ts';
import { MAGIC_KINDS } from '#game/rules/autoMagic/magicContent.ts';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { changesToDefault, storeMagic } from './magicRecords.ts';
import { chestTypeSchema } from './partSchemas.ts';

const changedAnswer = dataAnswer(z.strictObject({ changed: z.int() }));

/** POST set-default-all: resets every set to its defaults, behind an automatic backup. */
export const setDefaultAll = keyedProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(changedAnswer)
  .mutation((call) => toDefault(call, MAGIC_KINDS, () => true));

/** POST sample-magic-effect-setting: resets the 126 effects of one set to their defaults, behind an automatic backup. */
export const sampleEffects = keyedProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, chest_type: chestTypeSchema }))
  .output(changedAnswer)
  .mutation((call) => {
    const { chest_type } = call.input;
    const matches = (resource: Resource, number: number) => placeInSet(resource.name, number).set === chest_type;
    return toDefault(call, [magicEffect], matches);
  });

async function toDefault(
  call: Parameters<typeof changeBehindBackup>[0] & { readonly signal: AbortSignal | undefined },
  resources: readonly Resource[],
  matches: (resource: Resource, number: number) => boolean,
): Promise<{ data: { changed: number } }> {
  const { scenario_id } = call.input;
  const data = await changeBehindBackup(call, {
    read: (trx) => changesToDefault(trx, scenario_id, resources, matches),
    plan: async (planned) => planned,
    isChange: ({ length }) => length > 0,
    write: (trx, revision, planned) => storeMagic(trx, scenario_id, revision, planned),
    present: ({ length }) => ({ changed: length }),
    signal: call.signal,
  });
  return { data };
}
