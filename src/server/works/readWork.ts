import * as z from 'zod';
import { authorComment } from '#domain/resources/outline/authorComment.ts';
import { SUBTITLE_FIELDS, type Subtitle, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { subtitleOf, type WorkFacts } from '#domain/scenario/workFacts.ts';
import { Release } from '#server/database/models/Release.ts';
import { Work } from '#server/database/models/Work.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { factsIn, floorsIn, presentWork, workCodeSchema, workFloorSchema, workSchema } from './workSchema.ts';

const pageSchema = authorComment.schema.extend({ number: z.int() }) as unknown as z.ZodType<WorkFacts['pages'][number]>;

const subtitleShape = Object.fromEntries(
  SUBTITLE_FIELDS.map((field) => [field, titleAuthorName.schema.shape[field]]),
) as unknown as { [Field in keyof Subtitle]: z.ZodType<Subtitle[Field]> };

/** GET works/{code}: a work as its readers see it, with its subtitle, the pages of its author and its floors. @throws RequestError 404 */
export const readWork = publicProcedure
  .input(z.strictObject({ code: workCodeSchema }))
  .output(
    dataAnswer(
      workSchema.extend({
        ...subtitleShape,
        pages: z.array(pageSchema).readonly(),
        floors: z.array(workFloorSchema),
      }),
    ),
  )
  .query(async ({ input: { code }, ctx: { services } }) => {
    const work = await Work.query(services.database).findOne({ address: code }).whereNot('category', 'none');
    const release = work && (await Release.query(services.database).findById(work.release_id));
    if (!release) throw new RequestError(404);
    const facts = factsIn(release);
    const shown = { ...presentWork(work, release), ...subtitleOf(facts) };
    return { data: { ...shown, pages: facts.pages, floors: floorsIn(release) } };
  });
