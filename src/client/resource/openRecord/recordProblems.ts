import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { checkRecord } from '#domain/resource/checkRecord.ts';
import type { Problem, Resource } from '#domain/resource/defineResource.ts';
import { leafAt } from '#domain/resource/leaf.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';

const NONE: readonly Problem[] = [];
/**
 * Errors by the path of their leaf or field, and all problems for each choice of languages; cached by record. Only blank records are one
 * object under several numbers, and no rule distinguishes these.
 */
const knownErrors = new WeakMap<object, ReadonlyMap<string, readonly Problem[]>>();
const knownProblems = new WeakMap<object, Map<ScenarioLanguages, readonly Problem[]>>();

/** Returns the errors shown at one leaf or field; the same list until the record changes. */
export function errorsOf(desk: RecordDesk, number: number, path: string): readonly Problem[] {
  const record = desk.record(number);
  const errors =
    knownErrors.get(record) ??
    Map.groupBy(desk.errorsOf(number), (problem) => leafAt(desk.resource.leaves, problem.path)?.path ?? problem.path);
  knownErrors.set(record, errors);
  return errors.get(path) ?? NONE;
}

/**
 * Returns all errors and warnings of a record on its own, in the order of its leaves; the same list until it changes.
 * @param languages those that the scenario is written in
 */
export function problemsOfRecord(desk: RecordDesk, number: number, languages: ScenarioLanguages): readonly Problem[] {
  const { resource } = desk;
  const record = desk.record(number);
  const known = knownProblems.get(record) ?? new Map<ScenarioLanguages, readonly Problem[]>();
  knownProblems.set(record, known);
  const before = known.get(languages);
  if (before) return before;
  // References to missing records are found by `useDangling`, which knows the other records.
  const found = checkRecord(resource, record, number, () => true, languages);
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const problems = inOrder(resource, [...desk.errorsOf(number), ...warnings]);
  known.set(languages, problems);
  return problems;
}

/** Sorts the problems of a record by the order of its leaves. */
export function inOrder({ leaves }: Resource, problems: readonly Problem[]): readonly Problem[] {
  const place = ({ path }: Problem) => {
    const at = leafAt(leaves, path);
    return leaves.findIndex((leaf) => leaf === at || leaf.path.startsWith(`${path}.`));
  };
  return problems.toSorted((one, other) => place(one) - place(other));
}
