import { useQuery } from '@tanstack/react-query';
import { trpcClient } from '#client/api/trpc.ts';

/** The banned words in the texts of a scenario, looked for anew whenever they are shown. */
export const useScenarioBannedWords = (scenarioId: string) =>
  useQuery({
    queryKey: ['bannedWords', 'scenario', scenarioId],
    queryFn: () => trpcClient.bannedWords.checkScenario.mutate({ scenario_id: scenarioId }),
    staleTime: 0,
    gcTime: 0,
  });
