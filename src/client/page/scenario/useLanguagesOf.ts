import { trpc } from '#client/api/trpc.ts';
import { DEFAULT_LANGUAGES, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';

/** Returns the languages that a scenario is written in, for parts outside of its layout. */
export function useLanguagesOf(scenarioId: string | undefined): ScenarioLanguages {
  const { data } = trpc.scenarios.read.useQuery(
    { scenario_id: scenarioId ?? '' },
    { enabled: scenarioId !== undefined },
  );
  return data?.data.languages ?? DEFAULT_LANGUAGES;
}
