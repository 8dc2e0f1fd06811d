import * as z from 'zod';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { findFloor } from './findFloor.ts';
import { packedGrid, presentedFloorSchema, presentFloor } from './presentFloor.ts';

/** Approximate memory of a floor apart from its grid. Bytes. */
const SETTINGS_SIZE = 2048;

/** GET floor-maps/{floor_number}: the settings and the packed grid (REST unfolds it, see rest/floorOnTheWire.ts). */
export const readFloor = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, floor_number: floorNumberSchema }))
  .output(dataAnswer(presentedFloorSchema.extend({ grid: z.string() })))
  .query(async ({ input, ctx: { services, scenario } }) => {
    const number = toFloorNumber(input.floor_number);
    const read = async () => {
      const floor = await findFloor(services.database, scenario.id, number);
      const labyrinths = await labyrinthOfFloor(services.database, scenario.id);
      return { data: { ...presentFloor(floor, labyrinths), grid: packedGrid(floor.row) } };
    };
    return services.contents.get(scenario, `floor ${number}`, read, ({ data }) => SETTINGS_SIZE + data.grid.length);
  });
