import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';
import { floorRows } from '#server/content/floorRows.ts';
import { existingIn } from '#server/content/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

const floorSchema = z.strictObject({
  number: z.int(),
  name_ja: z.string(),
  name_en: z.string(),
  magic_set: z.int(),
});

/** Returns the set of automatic magic effects of each written floor. */
export const readFloorSets = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(floorSchema)))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const floors = existingIn(await floorRows(services.database, scenario_id), floorMap);
    const data = [...floors].map(([number, { name_ja, name_en, magic_set }]) => ({
      number,
      name_ja,
      name_en,
      magic_set,
    }));
    return { data };
  });
