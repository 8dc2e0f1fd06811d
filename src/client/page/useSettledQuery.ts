import { type QueryKey, useQuery } from '@tanstack/react-query';
import { flushUnsaved } from './unsaved.ts';

interface SettledOptions {
  /** Whether an answer is discarded when no component uses it. */
  readonly isForgotten?: boolean;
  /** Whether it is asked for at all. */
  readonly isEnabled?: boolean;
}

/**
 * Queries an answer that the server derives from the whole scenario, after sending what is unsaved, and again whenever it is shown.
 * @param queryKey as tRPC makes it, if `refreshDerived` should refetch it
 */
export function useSettledQuery<Answer>(
  queryKey: QueryKey,
  ask: () => Promise<Answer>,
  { isForgotten = false, isEnabled = true }: SettledOptions = {},
) {
  return useQuery({
    queryKey,
    queryFn: async () => {
      // Work that cannot be sent now is reported where it is edited; the server knows everything else.
      await flushUnsaved().catch(() => {});
      return ask();
    },
    staleTime: 0,
    enabled: isEnabled,
    ...(isForgotten && { gcTime: 0 }),
  });
}
