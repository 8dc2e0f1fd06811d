import * as z from 'zod';
import { authorComment } from '#domain/resources/outline/authorComment.ts';
import { SUBTITLE_FIELDS, type Subtitle, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { subtitleOf, type WorkFacts } from '#domain/scenario/workFacts.ts';
import { Release } from '#server/database/models/Release.ts';
import { Work } from '#server/database/models/Work.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { lookUpCode } from './lookUpCode.ts';
import { factsIn, floorsIn, presentWork, workCodeSchema, workFloorSchema, workSchema } from './workSchema.ts';

const pageSchema = authorComment.schema.extend({ number: z.int() }) as unknown as z.ZodType<WorkFacts['pages'][number]>;

const subtitleShape = Object.fromEntries(
  SUBTITLE_FIELDS.map((field) => [field, titleAuthorName.schema.shape[field]]),
) as unknown as { [Field in keyof Subtitle]: z.ZodType<Subtitle[Field]> };

/** GET works/{code}: a work as shown to its readers, with its subtitle, its author's pages and its floors. @throws RequestError 404, 429 */
export const readWork = publicProcedure
  .input(z.strictObject({ code: workCodeSchema }))
  .output(
    dataAnswer(
      workSchema.extend({
        ...subtitleShape,
        /** The number of texts in any language and in each; null for a release from before they were counted. */
        texts: z.strictObject({ all: z.int(), ja: z.int(), en: z.int() }).nullable(),
        pages: z.array(pageSchema).readonly(),
        floors: z.array(workFloorSchema),
      }),
    ),
  )
  .query(async ({ input: { code }, ctx }) => {
    const { database } = ctx.services;
    const { work, release } = await lookUpCode(ctx, async () => {
      const found = await Work.query(database).findOne({ address: code }).whereNot('category', 'none');
      const shown = found && (await Release.query(database).findById(found.release_id));
      return shown && { work: found, release: shown };
    });
    const facts = factsIn(release);
    const shown = { ...presentWork(work, release), ...subtitleOf(facts), texts: facts.texts };
    return { data: { ...shown, pages: facts.pages, floors: floorsIn(release) } };
  });
