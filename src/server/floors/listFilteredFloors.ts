import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { storedSettings } from './presentFloor.ts';
import { thumbnailUrls } from './thumbnailUses.ts';

const { first, last } = floorMap.numbers;
const FLOORS = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const labyrinths = labyrinthSetting.numbers;
/** Labyrinth numbers by the texts that name them, 0 or 00 (docs/wire.md, "Floors"). */
const LABYRINTHS = Object.fromEntries(
  Array.from({ length: labyrinths.last - labyrinths.first + 1 }, (_, index) => labyrinths.first + index).flatMap(
    (number) => [1, 2].map((digits) => [String(number).padStart(digits, '0'), number]),
  ),
);
const thumbnailUrl = z.string().nullable();

/** GET fetch-filtered-floor-maps: all floors, those of no labyrinth, or those of one. */
export const listFilteredFloors = scenarioProcedure('read')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      filter: z.enum(['all', 'unassigned', ...Object.keys(LABYRINTHS)]).default('all'),
    }),
  )
  .output(
    dataAnswer(
      z.array(
        z.strictObject({
          number: z.int(),
          name_ja: z.string(),
          name_en: z.string(),
          labyrinth_number: z.int().nullable(),
          /** Whether anything is painted on the floor. */
          has_map: z.boolean(),
          thumbnail_url: thumbnailUrl,
          revision: z.int(),
        }),
      ),
    ),
  )
  .query(async ({ input: { filter }, ctx: { services, scenario } }) => {
    const rows = await Floor.query(services.database).where({ scenario_id: scenario.id });
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    const labyrinthOf = await labyrinthOfFloor(services.database, scenario.id);
    const thumbnails = await thumbnailUrls(services.database, scenario.id);
    const isWanted = (number: number) => filter === 'all' || labyrinthOf.get(number) === LABYRINTHS[filter];
    return {
      data: FLOORS.filter(isWanted).map((number) => {
        const row = byNumber.get(number);
        const { name_ja, name_en } = storedSettings({ row });
        return {
          number,
          name_ja,
          name_en,
          labyrinth_number: labyrinthOf.get(number) ?? null,
          has_map: Boolean(row?.grid),
          thumbnail_url: thumbnails.get(number) ?? null,
          revision: row?.revision ?? 0,
        };
      }),
    };
  });

/** GET floor-maps/maps/fetch-thumbnails: every floor with the URL of its thumbnail; null if it has none. */
export const listThumbnails = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(z.array(z.strictObject({ number: z.int(), thumbnail_url: thumbnailUrl }))))
  .query(async ({ ctx: { services, scenario } }) => {
    const thumbnails = await thumbnailUrls(services.database, scenario.id);
    return { data: FLOORS.map((number) => ({ number, thumbnail_url: thumbnails.get(number) ?? null })) };
  });
