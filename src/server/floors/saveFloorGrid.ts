import * as z from 'zod';
import { isBlankGrid } from '#domain/map/floorGrid.ts';
import { PackedGridError, unpackGrid } from '#domain/map/packGrid.ts';
import { floorNumberSchema, toFloorNumber } from '#server/content/floorNumber.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { packedGrid } from './presentFloor.ts';
import { writeFloor } from './writeFloor.ts';

/** Base64 characters; even a floor whose every cell differs in every field has fewer. */
const LONGEST_GRID = 131_072;

/**
 * PUT floor-maps/{floor_number}/maps: the whole packed grid. With `revision`, a write that is based on an older grid is refused with the
 * present one, so that the client can merge.
 */
export const saveFloorGrid = scenarioProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      floor_number: floorNumberSchema,
      grid: z.base64().max(LONGEST_GRID),
      revision: z.int().min(0).optional(),
    }),
  )
  .output(dataAnswer(z.strictObject({ number: z.int(), revision: z.int() })))
  .mutation(async ({ input, ctx: { services, scenario } }) => {
    const number = toFloorNumber(input.floor_number);
    const grid = readGrid(input.grid);
    const { row } = await writeFloor(services.database, scenario.id, number, (present) => {
      const revision = present.row?.revision ?? 0;
      if (input.revision !== undefined && input.revision !== revision) {
        const { restored_revision } = present;
        const stale = { number, revision, restored_revision, grid: packedGrid(present.row) };
        throw new RequestError(409, undefined, { present: stale });
      }
      return { grid };
    });
    return { data: { number, revision: row.revision } };
  });

/** Returns the bytes to store: null for a blank floor. @throws RequestError 422 naming the wrong cell */
function readGrid(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  try {
    return isBlankGrid(unpackGrid(bytes)) ? null : bytes;
  } catch (error) {
    if (!(error instanceof PackedGridError)) throw error;
    const { cell, field } = error;
    throw cell && field ? fieldError('grid', 'grid.packed_value', { cell, field }) : fieldError('grid', 'grid.packed');
  }
}
