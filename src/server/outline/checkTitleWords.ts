import * as z from 'zod';
import { wordsSchema } from '#server/bannedWords/checkBannedWords.ts';
import { heldTexts } from '#server/bannedWords/heldTexts.ts';
import { judgedTexts, judgeTexts } from '#server/bannedWords/judgeTexts.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { askingProcedure } from '#server/trpc/procedures.ts';

/** POST title-author-names/check-banned-words: checks the given words, or the titles and the author's other texts about the work. */
export const checkTitleWords = askingProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, words: wordsSchema.optional() }))
  .output(judgedTexts)
  .mutation(({ input: { words }, ctx: { services, scenario } }) =>
    judgeTexts(services.bannedWords, words, async () => {
      const texts = await heldTexts(services.database, scenario);
      return texts.filter(({ result }) => result === 'title');
    }),
  );
