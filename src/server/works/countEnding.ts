import * as z from 'zod';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { bestEffort } from '#server/database/bestEffort.ts';
import { OUTSIDE_OF_LABYRINTHS, WorkEnding } from '#server/database/models/WorkEnding.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { countedWork } from './countedWork.ts';
import { workCodeSchema } from './workSchema.ts';

const { first, last } = RECORD_KINDS.labyrinth_setting;

/**
 * Counts that a reader reaches an ending of a work: that of a labyrinth, or null for one outside all of them. Works that are not open are
 * not counted. @throws RequestError 429
 */
export const countEnding = publicProcedure
  .input(z.strictObject({ code: workCodeSchema, labyrinth: z.int().min(first).max(last).nullable() }))
  .output(noAnswer)
  .mutation(async ({ input: { code, labyrinth }, ctx }) => {
    const { database } = ctx.services;
    const work = await countedWork(ctx, code, 'play');
    if (!work) return;
    const key = { scenario_id: work.scenario_id, ending: labyrinth ?? OUTSIDE_OF_LABYRINTHS };
    await bestEffort(database, async () => {
      await WorkEnding.query(database)
        .insert({ ...key, reached: 0 })
        .onConflict(Object.keys(key))
        .ignore();
      await WorkEnding.query(database).where(key).increment('reached', 1);
    });
  });
