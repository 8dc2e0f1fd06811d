import * as z from 'zod';
import type { Account } from '#server/database/models/Account.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { holding, searchedKeys } from '#server/lists/findPlaces.ts';
import { LISTS, orderOf } from '#server/lists/growingLists.ts';
import { growingMetaSchema, growingPageShape, readPage, wholeMeta } from '#server/lists/readPage.ts';
import type { Services } from '#server/services.ts';
import { answer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { presentedSampleSchema, presentSample, SAMPLE_COLUMNS } from './presentSample.ts';

/** The sortable columns. */
export const SAMPLE_SORTS = ['title_ja', 'title_en', 'author_name', 'synced_at', 'created_at'] as const;

const sortSchema = z.enum(SAMPLE_SORTS.flatMap((column) => [column, `-${column}` as const]));

/**
 * GET sample-scenarios: the samples that authors share, newest first; `search` looks in titles, authors and comments, `own` keeps only the
 * reader's own.
 */
export const listSamples = memberProcedure
  .input(
    z
      .strictObject({ ...growingPageShape, sort: sortSchema.default('-synced_at'), own: z.boolean().default(false) })
      .prefault({}),
  )
  .output(answer(z.strictObject({ data: z.array(presentedSampleSchema), meta: growingMetaSchema })))
  .query(async ({ input, ctx: { services, account } }) => {
    const { results, meta } = input.own ? await readOwn(services, account, input) : await readAll(services, input);
    const ids = results.filter((sample) => sample.account_id === account.id).map(({ scenario_id }) => scenario_id);
    const scenarios = await Scenario.query(services.database).whereIn('id', ids).select('id', 'updated_at');
    const updated = new Map(scenarios.map(({ id, updated_at }) => [id, updated_at]));
    return {
      data: results.map((sample) => presentSample(sample, account, updated.get(sample.scenario_id) ?? null)),
      meta,
    };
  });

type Asked = Parameters<typeof readPage>[2];

async function readAll(services: Services, asked: Asked) {
  const { ids, meta } = await readPage(services, LISTS.samples, asked);
  const found = await Sample.query(services.database).findByIds(ids).select(SAMPLE_COLUMNS);
  const samples = new Map(found.map((sample) => [sample.id, sample]));
  return { results: ids.flatMap((id) => samples.get(id) ?? []), meta };
}

/** Reads the samples of an account. It shares at most as many samples as it has scenarios, so all of its own are read at once. */
async function readOwn({ database }: Services, { id }: Account, { page, per_page, search, sort }: Asked) {
  const { column, isDescending } = orderOf(sort);
  const direction = isDescending ? 'desc' : 'asc';
  const { results, total } = await Sample.query(database)
    .select(SAMPLE_COLUMNS)
    .where('account_id', id)
    .where(holding(searchedKeys(search)))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .page(page - 1, per_page);
  return { results, meta: wholeMeta({ page, per_page }, total) };
}
