import type { Knex } from 'knex';
import * as z from 'zod';
import { authorComment } from '#domain/resources/outline/authorComment.ts';
import { SUBTITLE_FIELDS, type Subtitle, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { subtitleOf, type WorkFacts } from '#domain/scenario/workFacts.ts';
import { Release, SHOWN_IN_DEVELOPMENT } from '#server/database/models/Release.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { lookUpCode } from './lookUpCode.ts';
import { factsIn, presentWork, viewsIn, workCodeSchema, workSchema, workViewSchema } from './workSchema.ts';

const pageSchema = authorComment.schema.extend({ number: z.int() }) as unknown as z.ZodType<WorkFacts['pages'][number]>;

const subtitleShape = Object.fromEntries(
  SUBTITLE_FIELDS.map((field) => [field, titleAuthorName.schema.shape[field]]),
) as unknown as { [Field in keyof Subtitle]: z.ZodType<Subtitle[Field]> };

/** GET works/{code}: a work as shown to its readers, with its subtitle, its author's pages and its pictures. @throws RequestError 404, 429 */
export const readWork = publicProcedure
  .input(z.strictObject({ code: workCodeSchema }))
  .output(
    dataAnswer(
      workSchema.extend({
        ...subtitleShape,
        /** The number of texts in any language and in each; null for a release from before they were counted. */
        texts: z.strictObject({ all: z.int(), ja: z.int(), en: z.int() }).nullable(),
        pages: z.array(pageSchema).readonly(),
        /** Floors, each as far as it is visible from one place; the first is the cover unless the author has drawn one. */
        floors: z.array(workViewSchema).readonly(),
        /** The kept releases, newest first. */
        versions: z.array(z.strictObject({ number: z.int(), released_at: timeSchema })),
        /** Other works of the same account under the same author name, newest first. */
        others: z.array(workSchema.pick({ code: true, category: true, title_ja: true, title_en: true })),
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
    const versions = await Release.query(database)
      .where({ scenario_id: work.scenario_id })
      .whereNot('number', SHOWN_IN_DEVELOPMENT)
      .orderBy('number', 'desc')
      .select('number', 'created_at');
    const shown = { ...presentWork(work, release), ...subtitleOf(facts), texts: facts.texts };
    return {
      data: {
        ...shown,
        pages: facts.pages,
        floors: viewsIn(release),
        versions: versions.map(({ number, created_at }) => ({ number, released_at: wireTime(created_at) })),
        others: (await othersOf(database, work)).map((other) => ({
          ...{ code: other.address, category: other.category === 'development' ? other.category : ('open' as const) },
          ...{ title_ja: other.title_ja, title_en: other.title_en },
        })),
      },
    };
  });

/** The number of other works that are named. */
const OTHERS = 6;

/** Returns other works of the author. Works under another author name stay apart: the author may not want them to be brought together. */
async function othersOf(database: Knex, { scenario_id, author_name }: Work): Promise<Work[]> {
  const owner = await Scenario.query(database).findById(scenario_id).select('account_id');
  if (!owner?.account_id || author_name === '') return [];
  return Work.query(database)
    .whereIn('scenario_id', Scenario.query(database).where('account_id', owner.account_id).select('id'))
    .where({ author_name })
    .whereNot('category', 'none')
    .whereNot({ scenario_id })
    .orderBy('released_at', 'desc')
    .limit(OTHERS);
}
