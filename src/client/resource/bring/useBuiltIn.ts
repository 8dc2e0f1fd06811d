import { useQuery } from '@tanstack/react-query';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import type { BuiltInSource } from '#domain/scenario/builtInRecords.ts';
import { readBuiltIn } from './builtInSource.ts';

/** Returns the query of the records of a source, in the languages of the open scenario. They are those of the running program. */
export function useBuiltIn(source: BuiltInSource) {
  const languages = useScenarioLanguages();
  return useQuery({
    queryKey: ['builtIn', source, languages],
    queryFn: () => readBuiltIn(source, languages),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
}
