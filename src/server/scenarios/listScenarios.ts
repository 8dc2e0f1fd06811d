import * as z from 'zod';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { answer } from '#server/trpc/answer.ts';
import { pageMeta, pageMetaSchema, pageShape } from '#server/trpc/pageSchema.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { presentedScenarioSchema, presentScenario } from './presentScenario.ts';

/** The columns that can be sorted by; each ends ties by the id, so that pages never overlap. */
export const SCENARIO_SORTS = [
  'title_ja',
  'title_en',
  'author_name',
  'last_access_at',
  'updated_at',
  'released_at',
  'created_at',
  'id',
  'status',
  'status_platform',
  'status_console',
] as const;

const sortSchema = z.enum(SCENARIO_SORTS.flatMap((column) => [column, `-${column}` as const]));

/** GET scenarios: the caller's own, newest access first; `search` looks in both titles. */
export const listScenarios = memberProcedure
  .input(
    z
      .strictObject({
        ...pageShape,
        sort: sortSchema.default('-last_access_at'),
      })
      .prefault({}),
  )
  .output(
    answer(
      z.strictObject({
        data: z.array(presentedScenarioSchema),
        meta: pageMetaSchema,
      }),
    ),
  )
  .query(async ({ input: { page, per_page, search, sort }, ctx: { services, account } }) => {
    const direction = sort.startsWith('-') ? 'desc' : 'asc';
    // As it was typed, and without leading zeros: "012" finds a twelfth part that is written "12", and "12" any.
    const sought = [...new Set([normalizeKey(search), searchKey(search)])].filter((key) => key !== '').map(likePart);
    const { results, total } = await Scenario.query(services.database)
      .where('account_id', account.id)
      .where((query) => {
        for (const part of sought) query.orWhereRaw("search_key like ? escape '!'", [part]);
      })
      .orderBy(sort.replace('-', ''), direction)
      .orderBy('id')
      .page(page - 1, per_page);
    return {
      data: results.map((scenario) => presentScenario(scenario, account)),
      meta: pageMeta({ page, per_page }, total),
    };
  });

const likePart = (key: string): string => `%${key.replace(/[!%_]/g, '!$&')}%`;
