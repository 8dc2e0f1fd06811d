import { readersTextsIn } from '#domain/scenario/readersTexts.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';

/** Counts the texts for readers that hold one of `words`. For worker threads, as a content may be all text. */
export function countBanned(content: ScenarioContent, words: readonly string[]): number {
  const find = bannedWordFinder(words);
  return readersTextsIn(content).filter(({ word }) => find(word).length > 0).length;
}

/** Returns the part of an answer about texts that block publishing, for content that was written all the same. */
export const bannedNotice = (count: number): { readonly banned_words?: number } =>
  count > 0 ? { banned_words: count } : {};
