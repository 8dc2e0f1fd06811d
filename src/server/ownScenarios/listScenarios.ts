import * as z from 'zod';
import { Scenario } from '#server/database/models/Scenario.ts';
import { holding, searchedKeys } from '#server/lists/findPlaces.ts';
import { orderOf } from '#server/lists/growingLists.ts';
import { pageMeta, pageMetaSchema, pageShape } from '#server/lists/pageSchema.ts';
import { holdsOf } from '#server/scenarios/presentHold.ts';
import { presentedScenarioSchema, presentScenario } from '#server/scenarios/presentScenario.ts';
import { answer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';

/** The sortable columns; ties are sorted by the id, so that pages never overlap. */
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

/** GET scenarios: the caller's own, last opened first; `search` looks in both titles. */
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
    const { column, isDescending } = orderOf(sort);
    const direction = isDescending ? 'desc' : 'asc';
    // There are few enough to search all of them (insertScenario.ts).
    const { results, total } = await Scenario.query(services.database)
      .where('account_id', account.id)
      .whereNull('archived_at')
      .where(holding(searchedKeys(search)))
      .orderBy(column, direction)
      .orderBy('id', direction)
      .page(page - 1, per_page);
    const holds = await holdsOf(
      services.database,
      results.map(({ id }) => id),
    );
    return {
      data: results.map((scenario) => presentScenario(scenario, account, holds.get(scenario.id))),
      meta: pageMeta({ page, per_page }, total),
    };
  });
