import * as z from 'zod';
import { COPY_TYPES, copiedGrid, copiesSettings } from '#domain/map/copyFloor.ts';
import { isBlankGrid } from '#domain/map/floorGrid.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { findFloor } from './findFloor.ts';
import { packedGrid, presentFloor, refuseStale, storedSettings } from './presentFloor.ts';
import { writeFloorIn } from './writeFloor.ts';

const gridOf = (row: Parameters<typeof packedGrid>[0]) => unpackGrid(Buffer.from(packedGrid(row), 'base64'));

/**
 * PUT floor-maps/copy/{from}/to/{to}: replaces a floor, or a part of it, by another. `revision` is that of the target floor, which keeps
 * its size while it lies in a labyrinth.
 * @throws RequestError 409 with the present floor, 422 on `to` if both are the same
 */
export const copyFloor = keyedProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      from: floorNumberSchema,
      to: floorNumberSchema,
      copy_type: z.enum(COPY_TYPES),
      revision: z.int().min(0).optional(),
    }),
  )
  .output(dataAnswer(z.strictObject({ number: z.int(), revision: z.int() })))
  .mutation(async (call) => {
    const { scenario_id, copy_type, revision } = call.input;
    const from = toFloorNumber(call.input.from);
    const to = toFloorNumber(call.input.to);
    if (from === to) throw fieldError('to', 'copy_onto_itself');
    const data = await writeOnce(call, async (trx) => {
      const { row } = await writeFloorIn(trx, scenario_id, to, async (found) => {
        const labyrinths = await labyrinthOfFloor(trx, scenario_id);
        const source = await findFloor(trx, scenario_id, from);
        refuseStale(revision, presentFloor(found, labyrinths));
        const grid = copiedGrid(
          { number: from, grid: gridOf(source.row) },
          { number: to, grid: gridOf(found.row) },
          copy_type,
        );
        const present = storedSettings(found);
        const { labyrinth_size } = present;
        const settings = copiesSettings(copy_type)
          ? { ...storedSettings(source), ...(labyrinths.has(to) && { labyrinth_size }) }
          : present;
        return { grid: isBlankGrid(grid) ? null : Buffer.from(packGrid(grid)), settings: JSON.stringify(settings) };
      });
      return { number: to, revision: row.revision };
    });
    return { data };
  });
