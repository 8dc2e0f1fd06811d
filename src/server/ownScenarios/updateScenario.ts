import type { Knex } from 'knex';
import * as z from 'zod';
import { SCENARIO_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { type PresentedScenario, presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { givenTitleSchema, lineSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { ownedFields, refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { bannedTitles, changeTitles } from './changeTitles.ts';

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
  'operator_stops',
] as const satisfies readonly (keyof PresentedScenario)[];

/** PATCH scenarios/{sid}. After provisional registration titles and author name cannot change (docs/domain.md, "Titles"). */
export const updateScenario = keyedProcedure('publish')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      revision: z.int().min(0).optional(),
      title_ja: givenTitleSchema.optional(),
      title_en: lineSchema.optional(),
      author_name: lineSchema.optional(),
      languages: z.enum(SCENARIO_LANGUAGES).optional(),
      ...ownedFields(OWNED),
    }),
  )
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { input } = call;
    const { scenario_id, revision, title_ja, title_en, author_name, languages } = input;
    const judge = () => bannedTitles(call.ctx.services.bannedWords, { title_ja, title_en });
    const update = async (trx: Knex.Transaction, banned: Awaited<ReturnType<typeof judge>>) => {
      // Counted as an edit only below: a client may send everything that it has read back whole, with its dates.
      const next = await takeRevision(trx, scenario_id, { edits: false });
      const row = await Scenario.query(trx).findById(scenario_id).throwIfNotFound();
      const present = await loadScenario(trx, scenario_id);
      refuseOwnedChanges(input, present, OWNED);
      if (revision !== undefined && revision !== row.revision) throw new RequestError(409, undefined, { present });
      const isChanged = await changeTitles(trx, row, {
        changes: { title_ja, title_en, author_name },
        banned,
        revision: next,
        present,
      });
      // A write that changes nothing is still a write: it gets a revision of its own.
      if (!isChanged || languages !== undefined) {
        const changes = languages === undefined ? {} : { languages };
        await row.$query(trx).patch({ ...changes, revision: next, updated_at: Date.now() });
      }
      return loadScenario(trx, scenario_id);
    };
    return { data: await writeOnce(call, update, judge) };
  });
