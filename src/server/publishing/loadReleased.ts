import * as z from 'zod';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { readContent } from '#server/content/readContent.ts';
import { writeContent } from '#server/content/writeContent.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { givenTitleSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { contentForAuthor, ownRelease } from './ownRelease.ts';

/**
 * POST load-scenario: replaces the scenario's content by the last release under a title of the account, completely or not at all; the
 * previous content is kept as an automatic backup. The author's notes of that release are restored with it; the scenario keeps its own
 * titles and tests.
 * @throws RequestError 422 on `title` if the author has released nothing under it
 */
export const loadReleased = keyedProcedure('restore')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, title: givenTitleSchema }))
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { scenario_id, title } = call.input;
    const { services, caller, account } = call.ctx;
    const data = await changeBehindBackup(call, {
      read: async (trx) => ({
        release: await ownRelease(trx, account, title, 'title'),
        content: (await readContent(trx, scenario_id)).content,
      }),
      plan: ({ release, content }) => contentForAuthor(services, release, content),
      write: async (trx, revision, content) => {
        const { title_ja, title_en, author_name, languages } = await Scenario.query(trx)
          .findById(scenario_id)
          .throwIfNotFound();
        await writeContent(
          trx,
          scenario_id,
          { ...content, scenario: { title_ja, title_en, author_name, languages } },
          revision,
        );
      },
      present: (_, trx) => loadScenario(trx, scenario_id),
    });
    caller.log.info({ event: 'release_loaded', scenario_id }, 'released scenario loaded');
    return { data };
  });
