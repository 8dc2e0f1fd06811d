import * as z from 'zod';
import { readContent } from '#server/backups/readContent.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { insertFilledScenario } from './insertScenario.ts';
import { presentedScenarioSchema } from './presentScenario.ts';
import { optionalTitleSchema, scenarioIdSchema, titleSchema } from './titleSchema.ts';

/** A new scenario that holds all that this one does at this moment, private and under titles of its own. */
export const duplicateScenario = keyedProcedure
  .input(
    z.strictObject({ scenario_id: scenarioIdSchema, title_ja: titleSchema, title_en: optionalTitleSchema.default('') }),
  )
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { scenario_id, title_ja, title_en } = call.input;
    const data = await writeOnce(call, async (trx) => {
      const { content } = await readContent(trx, scenario_id);
      const { author_name } = content.scenario;
      return insertFilledScenario(trx, call.ctx.account, { ...content, scenario: { title_ja, title_en, author_name } });
    });
    return { data };
  });
