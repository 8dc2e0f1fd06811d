import { trpc } from '#client/api/trpc.ts';
import { DEFAULT_LANGUAGES, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';

/** Returns the languages that a scenario is written in. Its screens are shown once the scenario is read, so they never see the default. */
export function useScenarioLanguages(scenarioId: string): ScenarioLanguages {
  const { data } = trpc.scenarios.read.useQuery({ scenario_id: scenarioId });
  return data?.data.languages ?? DEFAULT_LANGUAGES;
}
