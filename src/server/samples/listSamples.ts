import * as z from 'zod';
import { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { answer } from '#server/trpc/answer.ts';
import { pageMeta, pageMetaSchema, pageShape } from '#server/trpc/pageSchema.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { presentedSampleSchema, presentSample, SAMPLE_COLUMNS } from './presentSample.ts';
import { holding } from './sampleKey.ts';

/** The columns that can be sorted by; each ends ties by the id, so that pages never overlap. */
export const SAMPLE_SORTS = ['title_ja', 'title_en', 'author_name', 'synced_at', 'created_at'] as const;

const sortSchema = z.enum(SAMPLE_SORTS.flatMap((column) => [column, `-${column}` as const]));

/** GET sample-scenarios: what authors share, newest first; `search` looks in titles, authors and comments, `own` shows the reader's own alone. */
export const listSamples = memberProcedure
  .input(
    z
      .strictObject({ ...pageShape, sort: sortSchema.default('-synced_at'), own: z.boolean().default(false) })
      .prefault({}),
  )
  .output(answer(z.strictObject({ data: z.array(presentedSampleSchema), meta: pageMetaSchema })))
  .query(async ({ input: { page, per_page, search, sort, own }, ctx: { services, account } }) => {
    const direction = sort.startsWith('-') ? 'desc' : 'asc';
    const { results, total } = await Sample.query(services.database)
      .select(SAMPLE_COLUMNS)
      .where((query) => {
        if (own) query.where('account_id', account.id);
      })
      .where(holding(search))
      .orderBy(sort.replace('-', ''), direction)
      .orderBy('id')
      .page(page - 1, per_page);
    const ids = results.filter((sample) => sample.account_id === account.id).map(({ scenario_id }) => scenario_id);
    const scenarios = await Scenario.query(services.database).whereIn('id', ids).select('id', 'updated_at');
    const updated = new Map(scenarios.map(({ id, updated_at }) => [id, updated_at]));
    return {
      data: results.map((sample) => presentSample(sample, account, updated.get(sample.scenario_id) ?? null)),
      meta: pageMeta({ page, per_page }, total),
    };
  });
