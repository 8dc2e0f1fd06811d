import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { PLACES } from '#game/measure/encounterOdds.ts';
import { floorRows, paintedFloors } from '#server/content/floorRows.ts';
import { storedRows } from '#server/content/recordStore.ts';
import type { ChestOverview } from '#server/resources/chestOverview.ts';
import * as tasks from '#server/resources/recordTasks.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { router, scenarioProcedure } from '#server/trpc/procedures.ts';

/** Approximate memory of one source or giver. Bytes. */
const PART_SIZE = 120;

const placeSchema = z.literal(PLACES);
const overviewSchema: z.ZodType<ChestOverview> = z.strictObject({
  /** Floors with at least one chest. */
  floors: z.array(
    z.strictObject({
      number: z.int(),
      name_ja: z.string(),
      name_en: z.string(),
      /** The shares of its chests: those of events, and those that are left in corridors (0) and rooms (1-3). */
      ways: z.array(
        z.strictObject({
          way: z.union([z.literal('events'), placeSchema]),
          shares: z.array(z.strictObject({ chest: z.int(), share: z.number() })),
        }),
      ),
      /** The first 300 sources; `source_count` counts all. */
      sources: z.array(
        z.strictObject({
          chest: z.int(),
          at: z.union([
            z.strictObject({ x: z.int(), y: z.int(), event: z.int() }),
            z.strictObject({ room_id: placeSchema }),
          ]),
          chance: z.number(),
          /** The monster or NPC that leaves it. */
          by: z.strictObject({ kind: z.enum(['monster', 'npc']), number: z.int(), name: labelSchema }).optional(),
        }),
      ),
      source_count: z.int(),
    }),
  ),
  /** The numbers of chests that anything names. */
  named: z.array(z.int()),
  /** Sources of items other than chests. */
  givers: z.array(
    z.strictObject({
      item: z.int(),
      kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
      number: z.int(),
      path: z.string(),
    }),
  ),
}) as z.ZodType<ChestOverview>;

/** Reads the places of chests and the other sources of items: the data of the item appearance check. */
const sheet = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(overviewSchema))
  .query(async ({ ctx: { services, scenario } }) => {
    const { contents, database, workers } = services;
    const make = async () => {
      const rows = [...(await storedRows(database, scenario.id)), ...(await floorRows(database, scenario.id))];
      const maps = await paintedFloors(database, scenario.id);
      return workers.run<typeof tasks, 'chestOverview'>(tasks.RECORD_TASKS, 'chestOverview', { rows, maps });
    };
    const sizeOf = ({ floors, givers }: ChestOverview) =>
      PART_SIZE * (givers.length + floors.reduce((sum, { sources }) => sum + sources.length, 0));
    return { data: await contents.get(scenario, 'chests', make, sizeOf) };
  });

export const treasuresRouter = router({ sheet });
