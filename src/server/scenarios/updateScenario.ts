import * as z from 'zod';
import { mayRename } from '#domain/scenario/mayRename.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { ownedFields, refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { type PresentedScenario, presentedScenarioSchema } from './presentScenario.ts';
import { loadScenario } from './readScenario.ts';
import { searchKey } from './searchKey.ts';
import { takeRevision } from './takeRevision.ts';
import { optionalTitleSchema, scenarioIdSchema, titleSchema } from './titleSchema.ts';

const OWNED = [
  'id',
  'creator',
  'scenario_code',
  'file_type',
  'status',
  'status_platform',
  'status_console',
  'is_publishing',
  'restored_revision',
  'created_at',
  'updated_at',
  'last_access_at',
  'released_at',
] as const satisfies readonly (keyof PresentedScenario)[];

/** PATCH scenarios/{sid}. After provisional registration the titles and the author name stay (spec 1 §4). */
export const updateScenario = keyedProcedure
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      revision: z.int().min(0).optional(),
      title_ja: titleSchema.optional(),
      title_en: optionalTitleSchema.optional(),
      author_name: optionalTitleSchema.optional(),
      ...ownedFields(OWNED),
    }),
  )
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { input } = call;
    const { scenario_id, revision, title_ja, title_en, author_name } = input;
    const data = await writeOnce(call, async (trx) => {
      // Counted as an edit only below: what was read, with its dates, may be sent back whole.
      const next = await takeRevision(trx, scenario_id, { edits: false });
      const row = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
      const present = await loadScenario(trx, scenario_id);
      refuseOwnedChanges(input, present, OWNED);
      if (revision !== undefined && revision !== row.revision) throw new RequestError(409, undefined, { present });
      const titles = {
        title_ja: title_ja ?? row.title_ja,
        title_en: title_en ?? row.title_en,
        author_name: author_name ?? row.author_name,
      };
      const isChanged = (Object.keys(titles) as (keyof typeof titles)[]).some((key) => titles[key] !== row[key]);
      if (isChanged && !mayRename(row)) throw new RequestError(409, 'titles_registered', { present });
      await Scenario.query(trx)
        .findById(scenario_id)
        .patch({ ...titles, search_key: searchKey(titles), revision: next, updated_at: Date.now() });
      return loadScenario(trx, scenario_id);
    });
    return { data };
  });
