import * as z from 'zod';
import { copyMarks } from '#server/content/problemMarks.ts';
import { readContent } from '#server/content/readContent.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { givenTitleSchema, lineSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { copyTitles, cutTitlesSchema } from './copyTitles.ts';
import { insertFilledScenario } from './insertScenario.ts';

/** Creates a private scenario with the present content of this one, under titles of its own, which are shortened to their width. */
export const duplicateScenario = keyedProcedure('publish')
  .input(
    z.strictObject({ scenario_id: scenarioIdSchema, title_ja: givenTitleSchema, title_en: lineSchema.default('') }),
  )
  .output(answer(z.strictObject({ data: presentedScenarioSchema, cut_titles: cutTitlesSchema })))
  .mutation(async (call) => {
    const { scenario_id, title_ja, title_en } = call.input;
    const { account } = call.ctx;
    return writeOnce(call, async (trx) => {
      const { content } = await readContent(trx, scenario_id);
      const { languages, author_name } = content.scenario;
      const { titles, notices } = copyTitles({ author_name, title_ja, title_en }, account);
      const scenario = { ...titles, languages };
      const data = await insertFilledScenario(trx, account, { ...content, scenario });
      await copyMarks(trx, scenario_id, data.id);
      return { data, ...notices };
    });
  });
