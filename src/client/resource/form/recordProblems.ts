import { checkRecord, recordErrors } from '#domain/resource/checkRecord.ts';
import type { Problem, Resource } from '#domain/resource/defineResource.ts';

const NONE: readonly Problem[] = [];
const known = new WeakMap<object, ReadonlyMap<string, readonly Problem[]>>();

/** All that is to be said of a record by itself, by the path of its leaf or field; checked once for each state of it. */
function problemsByPath(resource: Resource, record: object): ReadonlyMap<string, readonly Problem[]> {
  const found = known.get(record);
  if (found) return found;
  // References to nothing are told by the input, which knows the other records.
  const warnings = checkRecord(resource, record, () => true).filter(({ severity }) => severity === 'warning');
  const problems = Map.groupBy([...recordErrors(resource, record), ...warnings], ({ path }) => path);
  known.set(record, problems);
  return problems;
}

/** What is to be said of one leaf or field; the same list until the record changes. */
export const problemsOf = (resource: Resource, record: object, path: string): readonly Problem[] =>
  problemsByPath(resource, record).get(path) ?? NONE;

/** All of a record, in the order of its leaves. */
export function problemsOfRecord(resource: Resource, record: object): Problem[] {
  const place = (path: string) =>
    resource.leaves.findIndex((leaf) => leaf.path === path || leaf.path.startsWith(`${path}.`));
  return [...problemsByPath(resource, record).values()]
    .flat()
    .sort((one, other) => place(one.path) - place(other.path));
}
