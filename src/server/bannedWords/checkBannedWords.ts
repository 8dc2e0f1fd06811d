import * as z from 'zod';
import { answer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';

const MOST_WORDS = 200;
/** Characters of one text; the longest message of a scenario is far shorter. */
const LONGEST_TEXT = 10_000;

/** Texts that are to be judged. */
export const wordsSchema = z.array(z.string().max(LONGEST_TEXT)).max(MOST_WORDS);

/** Where in a text banned words stand. */
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

/** Which of these texts hold banned words, and where; asked while they are typed. A mutation, as an address is too short for them. */
export const checkBannedWords = memberProcedure
  .input(z.strictObject({ words: wordsSchema }))
  .output(answer(bannedWordsAnswer))
  .mutation(async ({ input: { words }, ctx: { services } }) => {
    const data = await services.bannedWords.checkWords(words);
    return { is_banned_word: data.some(({ banned }) => banned), data };
  });
