import * as z from 'zod';
import type { ReadersText } from '#domain/scenario/readersTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import type { BannedWordList } from '#server/services/BannedWordList.ts';
import { answer } from '#server/trpc/answer.ts';
import { bannedWordsAnswer } from './checkBannedWords.ts';
import { bannedAmong } from './heldTexts.ts';

const checked = bannedWordsAnswer.shape.data.element.extend({
  result: z.string().optional(),
  kind: z.string().optional(),
  number: z.int().optional(),
  language: z.enum(LANGUAGES).optional(),
  field: z.string().optional(),
});

/** The answer of a check: the given texts, or the banned ones among the stored texts (docs/wire.md, "Checks of words"). */
export const judgedTexts = answer(z.strictObject({ is_banned_word: z.boolean(), data: z.array(checked) }));

/** Checks the given words; if none are given, the stored texts. */
export async function judgeTexts(
  list: BannedWordList,
  words: readonly string[] | undefined,
  stored: () => Promise<readonly ReadersText[]>,
) {
  const data: z.infer<typeof checked>[] = words
    ? await list.checkWords(words)
    : await bannedAmong(list, await stored());
  return { is_banned_word: data.some(({ banned }) => banned), data };
}
