import { type QueryKey, useQuery } from '@tanstack/react-query';
import { flushUnsaved } from './unsaved.ts';

interface SettledOptions {
  /** Whether an answer is forgotten when nobody shows it. */
  readonly isForgotten?: boolean;
}

/**
 * What the server makes of all that a scenario holds, asked once it has what is unsaved, and anew whenever it is to be shown.
 * @param queryKey as tRPC makes it, where `refreshDerived` is to have it asked anew
 */
export function useSettledQuery<Answer>(
  queryKey: QueryKey,
  ask: () => Promise<Answer>,
  { isForgotten = false }: SettledOptions = {},
) {
  return useQuery({
    queryKey,
    queryFn: async () => {
      // What cannot be sent now is told where it stands; of all else the server knows.
      await flushUnsaved().catch(() => {});
      return ask();
    },
    staleTime: 0,
    ...(isForgotten && { gcTime: 0 }),
  });
}
