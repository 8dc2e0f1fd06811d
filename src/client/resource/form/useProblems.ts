import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { inOrder, problemsOfRecord } from '#client/resource/openRecord/recordProblems.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { type FormSection, isWithin } from './sectionsOf.ts';
import { useDangling } from './useDangling.ts';
import { useMeant } from './useMeant.ts';

export interface OpenProblems {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** The warnings that an author has marked as meant in the check list. */
  readonly meant: readonly Problem[];
}

/** Returns the problems of the open record in the sections that are shown, in the order of their fields. */
export function useProblems(sections: readonly FormSection[]): OpenProblems {
  const { desk, number } = useOpenRecord();
  const record = useRecord(desk, number);
  const languages = useScenarioLanguages();
  const problems = [...problemsOfRecord(desk, number, languages), ...useDangling(desk, record)];
  const visible = inOrder(desk.resource, problems).filter(({ path }) =>
    sections.some((section) => isWithin(section, path) && section.isVisible(record, number)),
  );
  const isMeant = useMeant(desk, number, record, visible);
  const [warnings = [], meant = []] = [false, true].map((wanted) =>
    visible.filter((problem) => problem.severity === 'warning' && isMeant(problem) === wanted),
  );
  return { errors: visible.filter(({ severity }) => severity === 'error'), warnings, meant };
}
