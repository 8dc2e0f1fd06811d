import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import type { BannedWordList } from '#server/bannedWords/BannedWordList.ts';
import { toldBanned } from '#server/bannedWords/heldTexts.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';

/**
 * Nothing that holds banned words is shared. To be called outside of a transaction, in which the list cannot be read.
 * @throws RequestError 422 on `comment`, 409 for the texts of the scenario
 */
export async function refuseBannedSample(
  list: BannedWordList,
  comment: string,
  content?: ScenarioContent,
): Promise<void> {
  const [checked] = await list.checkWords([comment]);
  const [place] = checked?.places ?? [];
  if (place) throw fieldError('comment', 'banned_word', { word: place.word });
  const { banned_words: count = 0 } = content ? await toldBanned(list, content) : {};
  if (count > 0) throw new RequestError(409, 'sharing_banned', { values: { count } });
}
