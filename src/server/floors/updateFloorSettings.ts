import * as z from 'zod';
import { withChanges } from '#domain/resource/field.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
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

/** The size has its own call (docs/wire.md, "Floors"), so here it is only accepted unchanged. */
const OWNED = [
  'id',
  'number',
  'labyrinth_setting',
  'restored_revision',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PresentedFloor)[];

const { labyrinth_size: _size, ...changeable } = floorMap.changesSchema.shape;

/** PUT floor-maps/{floor_number}: changes the given options; the rest stays. */
export const updateFloorSettings = scenarioProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      floor_number: floorNumberSchema,
      revision: z.int().min(0).optional(),
      ...changeable,
      ...ownedFields(OWNED),
    }),
  )
  .output(dataAnswer(presentedFloorSchema))
  .mutation(async ({ input, ctx: { services, scenario } }) => {
    const number = toFloorNumber(input.floor_number);
    const data = await writeFloorSettings(services.database, scenario.id, number, (found, labyrinths) => {
      const present = presentFloor(found, labyrinths);
      refuseOwnedChanges(input, present, OWNED);
      refuseStale(input.revision, present);
      return { settings: JSON.stringify(withChanges(floorMap.fields, storedSettings(found), input)) };
    });
    return { data };
  });
