import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timings } from '#client/timings.ts';
import type { BannedPlace } from '#domain/text/bannedWords.ts';
import { trpcClient } from './trpc.ts';
import { usePaused } from './usePaused.ts';

const NONE: readonly BannedPlace[] = [];

/**
 * Returns the places of banned words in a text that is being typed. The server is asked whenever typing pauses. Until it answers, the
 * previous places are returned as far as the same words are still there. If no answer comes there are no places and no error: the text is
 * judged again when it is saved or published.
 */
export function useBannedWords(text: string): readonly BannedPlace[] {
  const asked = usePaused(text, timings.bannedWordsPause);
  const { data } = useQuery({
    queryKey: ['bannedWords', asked],
    queryFn: async () => {
      // Half a letter is refused where it is stored; the words around it are judged all the same.
      const answer = await trpcClient.bannedWords.check
        .mutate({ words: [asked.toWellFormed()] })
        .catch(() => undefined);
      return answer?.data[0] ?? { word: asked, places: [] };
    },
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
  });
  return data?.places.filter(({ start, end }) => text.slice(start, end) === data.word.slice(start, end)) ?? NONE;
}
