import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import type { BannedWordList } from '#server/services/BannedWordList.ts';

/**
 * Nothing that holds banned words is shared. To be called outside of a transaction, in which the list cannot be read.
 * @param count texts of the scenario that hold some
 * @throws RequestError 422 on `comment`, 409 for the texts of the scenario
 */
export async function refuseBannedSample(list: BannedWordList, comment: string, count = 0): Promise<void> {
  const [checked] = await list.checkWords([comment]);
  const [place] = checked?.places ?? [];
  if (place) throw fieldError('comment', 'banned_word', { word: place.word });
  if (count > 0) throw new RequestError(409, 'sharing_banned', { values: { count } });
}
