import { useQuery } from '@tanstack/react-query';
import { trpcClient } from '#client/api/trpc.ts';

/** Returns the banned words in the texts of a scenario, searched again whenever they are shown. */
export const useScenarioBannedWords = (scenarioId: string) =>
  useQuery({
    queryKey: ['bannedWords', 'scenario', scenarioId],
    queryFn: () => trpcClient.bannedWords.checkScenario.mutate({ scenario_id: scenarioId }),
    staleTime: 0,
    gcTime: 0,
  });
