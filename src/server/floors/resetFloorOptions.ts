import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { presentedFloorSchema, presentFloor, refuseStale, storedSettings } from './presentFloor.ts';
import { writeFloorSettings } from './writeFloor.ts';

const input = z.strictObject({
  scenario_id: scenarioIdSchema,
  floor_number: floorNumberSchema,
  revision: z.int().min(0).optional(),
});

/** POST reset-map-options: resets all settings except the names and the size. The map stays. */
export const resetFloorOptions = scenarioProcedure('edit')
  .input(input)
  .output(dataAnswer(presentedFloorSchema))
  .mutation(async ({ input: { floor_number, revision }, ctx: { services, scenario } }) => {
    const data = await writeFloorSettings(
      services.database,
      scenario.id,
      toFloorNumber(floor_number),
      (found, labyrinths) => {
        refuseStale(revision, presentFloor(found, labyrinths));
        const { name_ja, name_en, labyrinth_size } = storedSettings(found);
        return { settings: JSON.stringify({ ...floorMap.blank, name_ja, name_en, labyrinth_size }) };
      },
    );
    return { data };
  });

/** Makes a floor blank: map, settings and names. Only the size stays while the floor lies in a labyrinth. */
export const initialiseFloor = scenarioProcedure('edit')
  .input(input)
  .output(dataAnswer(presentedFloorSchema))
  .mutation(async ({ input: { floor_number, revision }, ctx: { services, scenario } }) => {
    const number = toFloorNumber(floor_number);
    const data = await writeFloorSettings(services.database, scenario.id, number, (found, labyrinths) => {
      refuseStale(revision, presentFloor(found, labyrinths));
      const { labyrinth_size } = storedSettings(found);
      const settings = { ...floorMap.blank, ...(labyrinths.has(number) && { labyrinth_size }) };
      return { grid: null, settings: JSON.stringify(settings) };
    });
    return { data };
  });
