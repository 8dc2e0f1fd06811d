import { readersTextsIn } from '#domain/scenario/readersTexts.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';

/** For worker threads, as a content may be all text: how many texts that readers can see hold one of `words`. */
export function countBanned(content: ScenarioContent, words: readonly string[]): number {
  const find = bannedWordFinder(words);
  return readersTextsIn(content).filter(({ word }) => find(word).length > 0).length;
}

/** What an answer tells of a content that was written, and not refused, with so many texts that keep it from being published. */
export const toldBanned = (count: number): { readonly banned_words?: number } =>
  count > 0 ? { banned_words: count } : {};
