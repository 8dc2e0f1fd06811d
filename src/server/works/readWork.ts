import * as z from 'zod';
import { authorComment } from '#domain/resources/outline/authorComment.ts';
import type { WorkFacts } from '#domain/scenario/workFacts.ts';
import { Release } from '#server/database/models/Release.ts';
import { Work } from '#server/database/models/Work.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { factsIn, floorsIn, presentWork, workCodeSchema, workFloorSchema, workSchema } from './workSchema.ts';

const pageSchema = authorComment.schema.extend({ number: z.int() }) as unknown as z.ZodType<WorkFacts['pages'][number]>;

/** GET works/{code}: a work as its readers see it, with the pages of its author and its floors. @throws RequestError 404 */
export const readWork = publicProcedure
  .input(z.strictObject({ code: workCodeSchema }))
  .output(dataAnswer(workSchema.extend({ pages: z.array(pageSchema).readonly(), floors: z.array(workFloorSchema) })))
  .query(async ({ input: { code }, ctx: { services } }) => {
    const work = await Work.query(services.database).findOne({ address: code }).whereNot('category', 'none');
    const release = work && (await Release.query(services.database).findById(work.release_id));
    if (!release) throw new RequestError(404);
    return { data: { ...presentWork(work, release), pages: factsIn(release).pages, floors: floorsIn(release) } };
  });
