import type { Knex } from 'knex';
import * as z from 'zod';
import { BANDS, PLAY_LANGUAGES, PLAY_STYLES } from '#domain/resources/outline/searchItem.ts';
import { Release } from '#server/database/models/Release.ts';
import { Work } from '#server/database/models/Work.ts';
import { holding, searchedKeys } from '#server/lists/findPlaces.ts';
import { LISTS } from '#server/lists/growingLists.ts';
import { type AskedPage, growingMetaSchema, growingPageShape, readPage, wholeMeta } from '#server/lists/readPage.ts';
import { answer } from '#server/trpc/answer.ts';
import { type Context, publicProcedure } from '#server/trpc/procedures.ts';
import { triedCode } from './lookUpCode.ts';
import { presentWork, SHOWN_OF_RELEASE, viewsIn, workCodeSchema, workSchema, workViewSchema } from './workSchema.ts';

/** The sortable columns of the catalogue. */
export const WORK_SORTS = [
  'released_at',
  'downloads',
  'plays',
  'title_ja',
  'title_en',
  'author_name',
  'difficulty',
] as const;

const BAND_NAMES = Object.keys(BANDS) as (keyof typeof BANDS)[];
/** The sets that can be filtered by one of their entries. */
const SETS = { play_style: PLAY_STYLES, languages: PLAY_LANGUAGES } as const;
const SET_NAMES = Object.keys(SETS) as (keyof typeof SETS)[];

const optionSchema = (options: readonly { readonly code: number }[]) =>
  z
    .int()
    .min(0)
    .max(Math.max(...options.map(({ code }) => code)))
    .optional();

const filterShape = {
  ...(Object.fromEntries(BAND_NAMES.map((band) => [band, optionSchema(BANDS[band])])) as Record<
    keyof typeof BANDS,
    z.ZodOptional<z.ZodInt>
  >),
  ...(Object.fromEntries(SET_NAMES.map((name) => [name, optionSchema(SETS[name])])) as Record<
    keyof typeof SETS,
    z.ZodOptional<z.ZodInt>
  >),
};

/**
 * GET works: the catalogue, open without an account: the open works, or those in development; newest first. `search` looks in titles and
 * author names; each search item and the code of a work can be filtered by.
 */
export const listWorks = publicProcedure
  .input(
    z
      .strictObject({
        ...growingPageShape,
        category: z.enum(['open', 'development']).default('open'),
        code: workCodeSchema.optional(),
        sort: z.enum(WORK_SORTS.flatMap((column) => [column, `-${column}` as const])).default('-released_at'),
        ...filterShape,
      })
      .prefault({}),
  )
  .output(
    answer(
      z.strictObject({
        data: z.array(workSchema.extend({ picture: workViewSchema.nullable() })),
        meta: growingMetaSchema,
      }),
    ),
  )
  .query(async ({ input, ctx }) => {
    const { services } = ctx;
    const { ids, meta } =
      input.code === undefined
        ? await readPage(services, LISTS[input.category], { ...input, items: itemsOf(input) })
        : await findByCode(ctx, input.code, input);
    const works = new Map((await Work.query(services.database).findByIds(ids)).map((work) => [work.scenario_id, work]));
    const results = ids.flatMap((id) => works.get(id) ?? []);
    const releases = await Release.query(services.database)
      .whereIn(
        'id',
        results.map(({ release_id }) => release_id),
      )
      .select(...SHOWN_OF_RELEASE, 'floors');
    const byId = new Map(releases.map((release) => [release.id, release]));
    return {
      data: results.flatMap((work) => {
        const release = byId.get(work.release_id);
        return release ? [{ ...presentWork(work, release), picture: viewsIn(release)[0] ?? null }] : [];
      }),
      meta,
    };
  });

type Asked = Parameters<typeof itemsOf>[0] &
  Pick<AskedPage, 'page' | 'per_page' | 'search'> & { readonly category: string };

/** Finds the work with a code, if it matches the other filters. */
async function findByCode(ctx: Context, address: string, asked: Asked) {
  const query = ctx.services
    .database('works')
    .where({ address, category: asked.category })
    .where(holding(searchedKeys(asked.search)));
  itemsOf(asked)?.(query);
  const found = await triedCode(ctx, async (): Promise<Pick<Work, 'scenario_id'>[]> => query.select('scenario_id'));
  const ids = asked.page === 1 ? found.map(({ scenario_id }) => scenario_id) : [];
  return { ids, meta: wholeMeta(asked, found.length) };
}

/** Returns the filter by search items; undefined if there is none. */
function itemsOf(input: { readonly [Name in keyof typeof filterShape]?: number | undefined }) {
  const bands = BAND_NAMES.flatMap((name) => (input[name] === undefined ? [] : { name, code: input[name] }));
  const sets = SET_NAMES.flatMap((name) => (input[name] === undefined ? [] : { name, bit: 1 << input[name] }));
  if (bands.length + sets.length === 0) return undefined;
  return (query: Knex.QueryBuilder) => {
    for (const { name, code } of bands) query.where(name, code);
    for (const { name, bit } of sets) query.whereRaw('(?? & ?) <> 0', [name, bit]);
  };
}
