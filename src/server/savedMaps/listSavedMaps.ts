import * as z from 'zod';
import { SavedMap } from '#server/database/models/SavedMap.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

export const savedMapSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The floor that it was saved from. */
  floor_number: z.int(),
  /** Packed, as base64. */
  grid: z.string(),
  /** Code of the size that the floor had. */
  labyrinth_size: z.int(),
  created_at: timeSchema,
});

export function presentSavedMap(saved: SavedMap): z.infer<typeof savedMapSchema> {
  const { labyrinth_size } = JSON.parse(saved.settings) as { labyrinth_size: number };
  return {
    id: saved.id,
    name: saved.name,
    floor_number: saved.floor_number,
    grid: saved.grid.toString('base64'),
    labyrinth_size,
    created_at: wireTime(saved.created_at),
  };
}

/** Lists the saved maps of a scenario, newest first. */
export const listSavedMaps = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(savedMapSchema)))
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const saved = await SavedMap.query(services.database).where({ scenario_id }).orderBy('sequence', 'desc');
    return { data: saved.map(presentSavedMap) };
  });
