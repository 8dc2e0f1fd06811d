import * as z from 'zod';
import { COPY_TYPES, copiedGrid, copiesSettings } from '#domain/map/copyFloor.ts';
import { isBlankGrid } from '#domain/map/floorGrid.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { SavedMap } from '#server/database/models/SavedMap.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { packedGrid, presentFloor, refuseStale, storedSettings } from '#server/floors/presentFloor.ts';
import { writeFloorIn } from '#server/floors/writeFloor.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';

/**
 * Replaces a floor by a saved map, or a part of it, like copying a floor. `revision` is that of the target floor, which keeps its size
 * while it lies in a labyrinth.
 * @throws RequestError 409 with the present floor, 422 on `id` if there is no such saved map
 */
export const loadMap = keyedProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      id: z.string().max(64),
      floor_number: floorNumberSchema,
      copy_type: z.enum(COPY_TYPES).default('all'),
      revision: z.int().min(0).optional(),
    }),
  )
  .output(dataAnswer(z.strictObject({ number: z.int(), revision: z.int() })))
  .mutation(async (call) => {
    const { scenario_id, id, copy_type, revision } = call.input;
    const number = toFloorNumber(call.input.floor_number);
    const data = await writeOnce(call, async (trx) => {
      const { row } = await writeFloorIn(trx, scenario_id, number, async (found) => {
        const saved = await SavedMap.query(trx).findOne({ id, scenario_id });
        if (!saved) throw fieldError('id', 'unknown_saved_map');
        const labyrinths = await labyrinthOfFloor(trx, scenario_id);
        refuseStale(revision, presentFloor(found, labyrinths));
        const grid = copiedGrid(
          { number: saved.floor_number, grid: unpackGrid(saved.grid) },
          { number, grid: unpackGrid(Buffer.from(packedGrid(found.row), 'base64')) },
          copy_type,
        );
        const present = storedSettings(found);
        const { labyrinth_size } = present;
        const settings = copiesSettings(copy_type)
          ? {
              ...readStored(floorMap, number, JSON.parse(saved.settings)),
              ...(labyrinths.has(number) && { labyrinth_size }),
            }
          : present;
        return { grid: isBlankGrid(grid) ? null : Buffer.from(packGrid(grid)), settings: JSON.stringify(settings) };
      });
      return { number, revision: row.revision };
    });
    return { data };
  });
