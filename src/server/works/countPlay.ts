import * as z from 'zod';
import { bestEffort } from '#server/database/bestEffort.ts';
import { Work } from '#server/database/models/Work.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { countedWork } from './countedWork.ts';
import { workCodeSchema } from './workSchema.ts';

/** Counts that a reader begins a work; works that are not open are not counted. @throws RequestError 429 */
export const countPlay = publicProcedure
  .input(z.strictObject({ code: workCodeSchema }))
  .output(noAnswer)
  .mutation(async ({ input: { code }, ctx }) => {
    const { database } = ctx.services;
    const work = await countedWork(ctx, code, 'play');
    if (work) await bestEffort(database, () => Work.query(database).findById(work.scenario_id).increment('plays', 1));
  });
