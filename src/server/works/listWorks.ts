import * as z from 'zod';
import { BANDS, PLAY_LANGUAGES, PLAY_STYLES } from '#domain/resources/outline/searchItem.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Release } from '#server/database/models/Release.ts';
import { Work } from '#server/database/models/Work.ts';
import { answer } from '#server/trpc/answer.ts';
import { pageMeta, pageMetaSchema, pageShape } from '#server/trpc/pageSchema.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { floorsIn, presentWork, SHOWN_OF_RELEASE, workCodeSchema, workFloorSchema, workSchema } from './workSchema.ts';

/** The columns that the catalogue can be sorted by; each ends ties by the id, so that pages never overlap. */
const WORK_SORTS = ['released_at', 'downloads', 'plays', 'title_ja', 'title_en', 'author_name', 'difficulty'] as const;

const BAND_NAMES = Object.keys(BANDS) as (keyof typeof BANDS)[];
/** The sets of which one entry can be asked for. */
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
 * GET works: the catalogue, open without an account: the works that are open, or those in development; newest first. `search` looks in
 * titles and author names, and each item of the search and the code of a work can be asked for.
 */
export const listWorks = publicProcedure
  .input(
    z
      .strictObject({
        ...pageShape,
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
        data: z.array(workSchema.extend({ picture: workFloorSchema.nullable() })),
        meta: pageMetaSchema,
      }),
    ),
  )
  .query(async ({ input, ctx: { services } }) => {
    const { page, per_page, search, sort, category, code: address } = input;
    const key = normalizeKey(search);
    const query = Work.query(services.database).where({ category });
    if (address !== undefined) query.where({ address });
    if (key !== '') query.whereRaw("search_key like ? escape '!'", [`%${key.replace(/[!%_]/g, '!$&')}%`]);
    for (const band of BAND_NAMES) if (input[band] !== undefined) query.where(band, input[band]);
    for (const name of SET_NAMES) {
      const code = input[name];
      if (code !== undefined) query.whereRaw('(?? & ?) <> 0', [name, 1 << code]);
    }
    const { results, total } = await query
      .orderBy(sort.replace('-', ''), sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('scenario_id')
      .page(page - 1, per_page);
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
        return release ? [{ ...presentWork(work, release), picture: floorsIn(release)[0] ?? null }] : [];
      }),
      meta: pageMeta({ page, per_page }, total),
    };
  });
