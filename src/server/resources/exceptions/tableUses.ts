import * as z from 'zod';
import { slotUses } from '#game/measure/slotUses.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { encounterFloors } from './encounterContent.ts';

const floorSchema = z.strictObject({
  number: z.int(),
  name_ja: z.string(),
  name_en: z.string(),
  has_map: z.boolean(),
  /** The three appearance slots, and the places that draw from each. */
  slots: z.array(
    z.strictObject({
      slot: z.int(),
      table: z.int(),
      places: z.array(z.strictObject({ room_id: z.int(), chance: z.number() })).readonly(),
      battles: z.array(z.strictObject({ x: z.int(), y: z.int() })).readonly(),
    }),
  ),
});

/** Lists the encounter tables that floors name, including floors without a map, and where on the floor each is drawn. */
export const tableUses = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(floorSchema)))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => ({
    data: (await encounterFloors(services.database, scenario_id)).map(({ hasMap, ...floor }) => ({
      number: floor.number,
      name_ja: floor.settings.name_ja,
      name_en: floor.settings.name_en,
      has_map: hasMap,
      slots: slotUses(floor),
    })),
  }));
