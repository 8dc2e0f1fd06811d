import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import type { BannedWordList } from '#server/services/BannedWordList.ts';

/**
 * Refuses to share anything with banned words. Call it outside a transaction, as the list cannot be read in one.
 * @param count the number of texts of the scenario that hold banned words
 * @throws RequestError 422 on `comment`, 409 for the texts of the scenario
 */
export async function refuseBannedSample(list: BannedWordList, comment: string, count = 0): Promise<void> {
  const [checked] = await list.checkWords([comment]);
  const [place] = checked?.places ?? [];
  if (place) throw fieldError('comment', 'banned_word', { word: place.word });
  if (count > 0) throw new RequestError(409, 'sharing_banned', { values: { count } });
}
