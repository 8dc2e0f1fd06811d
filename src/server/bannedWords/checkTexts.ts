import * as z from 'zod';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { askingProcedure } from '#server/trpc/procedures.ts';
import { wordsSchema } from './checkBannedWords.ts';
import { heldTexts } from './heldTexts.ts';
import { judgedTexts, judgeTexts } from './judgeTexts.ts';

/** POST check-banned-words: checks the given words, or all texts of the scenario to which the list applies. */
export const checkTexts = askingProcedure('read')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, words: wordsSchema.optional() }))
  .output(judgedTexts)
  .mutation(({ input: { words }, ctx: { services, scenario } }) =>
    judgeTexts(services.bannedWords, words, () => heldTexts(services.database, scenario)),
  );
