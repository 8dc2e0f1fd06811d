import * as z from 'zod';
import type { ContentCounts } from '#domain/scenario/countedBands.ts';
import { floorRows, paintedFloors } from '#server/content/floorRows.ts';
import { storedRows } from '#server/content/recordStore.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import type * as tasks from './countContent.ts';

/** The module that threads load. */
const MODULE = new URL('./countContent.ts', import.meta.url);

/** Memory of three numbers. Bytes. */
const SIZE = 100;

const countsSchema: z.ZodType<ContentCounts> = z.strictObject({
  /** Floors of labyrinths with anything drawn on them. */
  floors: z.int(),
  /** Monsters that can be met there. */
  monsters: z.int(),
  /** Items that can be got there. */
  items: z.int(),
});

/** Counts the content of a scenario that its players can reach, shown next to the ranges of the search. */
export const readCounts = scenarioProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(dataAnswer(countsSchema))
  .query(async ({ ctx: { services, scenario } }) => {
    const { contents, database, workers } = services;
    const count = async () => {
      const rows = [...(await storedRows(database, scenario.id)), ...(await floorRows(database, scenario.id))];
      const maps = await paintedFloors(database, scenario.id);
      return workers.run<typeof tasks, 'countContent'>(MODULE, 'countContent', { rows, maps });
    };
    return { data: await contents.get(scenario, 'counts', count, () => SIZE) };
  });
