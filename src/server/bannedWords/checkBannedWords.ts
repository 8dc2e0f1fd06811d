import * as z from 'zod';
import { answer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';

const MOST_WORDS = 200;
/** Maximum characters of one text; the longest message of a scenario is far shorter. */
const LONGEST_TEXT = 10_000;

/** Texts to check. */
export const wordsSchema = z.array(z.string().max(LONGEST_TEXT)).max(MOST_WORDS);

/** The positions of banned words in a text. */
export const placesSchema = z.array(z.strictObject({ word: z.string(), start: z.int(), end: z.int() }));

/** The answer of a check (docs/wire.md, "Checks of words"). */
export const bannedWordsAnswer = z.strictObject({
  is_banned_word: z.boolean(),
  data: z.array(
    z.strictObject({
      word: z.string(),
      banned: z.boolean(),
      places: placesSchema,
    }),
  ),
});

/**
 * Checks which of these texts hold banned words, and where; called while they are typed. A mutation, as a URL is too short for the texts.
 */
export const checkBannedWords = memberProcedure
  .input(z.strictObject({ words: wordsSchema }))
  .output(answer(bannedWordsAnswer))
  .mutation(async ({ input: { words }, ctx: { services } }) => {
    const data = await services.bannedWords.checkWords(words);
    return { is_banned_word: data.some(({ banned }) => banned), data };
  });
