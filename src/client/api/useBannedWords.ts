import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timings } from '#client/timings.ts';
import type { BannedPlace } from '#domain/text/bannedWords.ts';
import { trpcClient } from './trpc.ts';
import { usePaused } from './usePaused.ts';

const NONE: readonly BannedPlace[] = [];

/**
 * The places of banned words in a text that is being typed, asked of the server whenever typing pauses. Until it answers, those
 * known before are told as far as they still stand where they stood. Where no answer comes there are none, and nothing is said:
 * what is saved or published is judged again.
 */
export function useBannedWords(text: string): readonly BannedPlace[] {
  const asked = usePaused(text, timings.bannedWordsPause);
  const { data } = useQuery({
    queryKey: ['bannedWords', asked],
    queryFn: async () => {
      const answer = await trpcClient.bannedWords.check.mutate({ words: [asked] }).catch(() => undefined);
      return answer?.data[0] ?? { word: asked, places: [] };
    },
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
  });
  return data?.places.filter(({ start, end }) => text.slice(start, end) === data.word.slice(start, end)) ?? NONE;
}
