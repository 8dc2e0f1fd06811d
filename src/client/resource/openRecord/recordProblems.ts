import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { checkRecord } from '#domain/resource/checkRecord.ts';
import type { Problem, Resource } from '#domain/resource/defineResource.ts';
import { leafAt } from '#domain/resource/leaf.ts';

interface Found {
  /** Errors and warnings, in the order of the leaves. */
  readonly all: readonly Problem[];
  /** Errors only, keyed by the path of their leaf or field. */
  readonly errors: ReadonlyMap<string, readonly Problem[]>;
}

const NONE: readonly Problem[] = [];
/** Cached by record. Only blank records are one object under several numbers, and no rule distinguishes these. */
const known = new WeakMap<object, Found>();

/** Returns all problems of a record on its own; checked once per state of it. */
function problemsIn(desk: RecordDesk, number: number): Found {
  const { resource } = desk;
  const record = desk.record(number);
  const before = known.get(record);
  if (before) return before;
  const errors = desk.errorsOf(number);
  // References to missing records are found by `useDangling`, which knows the other records.
  const warnings = checkRecord(resource, record, number, () => true).filter(({ severity }) => severity === 'warning');
  const found: Found = {
    all: inOrder(resource, [...errors, ...warnings]),
    errors: Map.groupBy(errors, ({ path }) => leafAt(resource.leaves, path)?.path ?? path),
  };
  known.set(record, found);
  return found;
}

/** Sorts the problems of a record by the order of its leaves. */
export function inOrder({ leaves }: Resource, problems: readonly Problem[]): readonly Problem[] {
  const place = ({ path }: Problem) => {
    const at = leafAt(leaves, path);
    return leaves.findIndex((leaf) => leaf === at || leaf.path.startsWith(`${path}.`));
  };
  return problems.toSorted((one, other) => place(one) - place(other));
}

/** Returns the errors shown at one leaf or field; the same list until the record changes. */
export const errorsOf = (desk: RecordDesk, number: number, path: string): readonly Problem[] =>
  problemsIn(desk, number).errors.get(path) ?? NONE;

/** Returns all errors and warnings of a record, in the order of its leaves; the same list until it changes. */
export const problemsOfRecord = (desk: RecordDesk, number: number): readonly Problem[] => problemsIn(desk, number).all;
