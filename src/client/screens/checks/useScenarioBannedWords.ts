import { useQuery } from '@tanstack/react-query';
import { trpcClient } from '#client/api/trpc.ts';

/**
 * The banned words in the texts of a scenario, looked for anew whenever they are shown.
 * @param mayAsk whether it is asked at all: it is a call of who may publish the scenario
 */
export const useScenarioBannedWords = (scenarioId: string, mayAsk: boolean) =>
  useQuery({
    queryKey: ['bannedWords', 'scenario', scenarioId],
    queryFn: () => trpcClient.bannedWords.checkScenario.mutate({ scenario_id: scenarioId }),
    enabled: mayAsk,
    staleTime: 0,
    gcTime: 0,
  });
