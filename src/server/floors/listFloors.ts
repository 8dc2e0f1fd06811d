import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { hasSettings, presentFloor } from './presentFloor.ts';

const listedFloorSchema = z.strictObject({
  number: z.int(),
  name_ja: z.string(),
  name_en: z.string(),
  labyrinth_number: z.int().nullable(),
  labyrinth_size: z.int(),
  /** Whether any of its settings differs from those of a new floor. */
  has_settings: z.boolean(),
  revision: z.int(),
  /** Packed, as base64; null for a blank floor. */
  grid: z.string().nullable(),
});

/** All 99 floors for the floor list, with their packed grids, from which the client draws live thumbnails. */
export const listFloors = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(listedFloorSchema)))
  .query(async ({ ctx: { services, scenario } }) => {
    const rows = await Floor.query(services.database).where({ scenario_id: scenario.id });
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    const labyrinths = await labyrinthOfFloor(services.database, scenario.id);
    const { first, last } = floorMap.numbers;
    return {
      data: Array.from({ length: last - first + 1 }, (_, index) => {
        const number = first + index;
        const row = byNumber.get(number);
        const { name_ja, name_en, labyrinth_setting, revision } = presentFloor(
          { scenario_id: scenario.id, number, row, restored_revision: scenario.restored_revision },
          labyrinths,
        );
        return {
          number,
          name_ja,
          name_en,
          labyrinth_number: labyrinths.get(number) ?? null,
          labyrinth_size: labyrinth_setting.labyrinth_size,
          has_settings: hasSettings(row),
          revision,
          grid: row?.grid?.toString('base64') ?? null,
        };
      }),
    };
  });
