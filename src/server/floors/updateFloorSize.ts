import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { ownedFields, refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import {
  type PresentedFloor,
  presentedFloorSchema,
  presentFloor,
  refuseStale,
  storedSettings,
} from './presentFloor.ts';
import { writeFloorSettings } from './writeFloor.ts';

/** The ranges of the labyrinths determine whether a floor lies in one. */
const OWNED = ['has_labyrinth'] as const satisfies readonly (keyof PresentedFloor['labyrinth_setting'])[];

/**
 * PUT floor-maps/{floor_number}/labyrinth-setting: changes the size. A floor in a labyrinth has the labyrinth's size (docs/domain.md,
 * "Floor settings").
 * @throws RequestError 409 with the present floor
 */
export const updateFloorSize = scenarioProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      floor_number: floorNumberSchema,
      labyrinth_setting: z.strictObject({
        labyrinth_size: floorMap.fields.labyrinth_size.schema,
        ...ownedFields(OWNED),
      }),
      revision: z.int().min(0).optional(),
    }),
  )
  .output(dataAnswer(presentedFloorSchema))
  .mutation(async ({ input, ctx: { services, scenario } }) => {
    const number = toFloorNumber(input.floor_number);
    const { labyrinth_size } = input.labyrinth_setting;
    const data = await writeFloorSettings(services.database, scenario.id, number, (found, labyrinths) => {
      const present = presentFloor(found, labyrinths);
      refuseOwnedChanges(input.labyrinth_setting, present.labyrinth_setting, OWNED, 'labyrinth_setting.');
      refuseStale(input.revision, present);
      if (present.labyrinth_setting.has_labyrinth) throw new RequestError(409, 'floor_in_labyrinth', { present });
      return { settings: JSON.stringify({ ...storedSettings(found), labyrinth_size }) };
    });
    return { data };
  });
