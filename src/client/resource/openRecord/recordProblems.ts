import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { checkRecord } from '#domain/resource/checkRecord.ts';
import type { Problem, Resource } from '#domain/resource/defineResource.ts';
import { leafAt } from '#domain/resource/leaf.ts';

interface Found {
  /** Errors and warnings, in the order of the leaves. */
  readonly all: readonly Problem[];
  /** Errors alone, by the path of their leaf or field. */
  readonly errors: ReadonlyMap<string, readonly Problem[]>;
}

const NONE: readonly Problem[] = [];
/** Only blank records are one object under several numbers, and no rule tells these apart. */
const known = new WeakMap<object, Found>();

/** All that is to be said of a record by itself; checked once for each state of it. */
function problemsIn(desk: RecordDesk, number: number): Found {
  const { resource } = desk;
  const record = desk.record(number);
  const before = known.get(record);
  if (before) return before;
  const errors = desk.errorsOf(number);
  // References to nothing are found by `useDangling`, which knows the other records.
  const warnings = checkRecord(resource, record, number, () => true).filter(({ severity }) => severity === 'warning');
  const found: Found = {
    all: inOrder(resource, [...errors, ...warnings]),
    errors: Map.groupBy(errors, ({ path }) => leafAt(resource.leaves, path)?.path ?? path),
  };
  known.set(record, found);
  return found;
}

/** Problems of a record in the order of its leaves. */
export function inOrder({ leaves }: Resource, problems: readonly Problem[]): readonly Problem[] {
  const place = ({ path }: Problem) => {
    const at = leafAt(leaves, path);
    return leaves.findIndex((leaf) => leaf === at || leaf.path.startsWith(`${path}.`));
  };
  return problems.toSorted((one, other) => place(one) - place(other));
}

/** What is wrong with one leaf or field, and stands beside it; the same list until the record changes. */
export const errorsOf = (desk: RecordDesk, number: number, path: string): readonly Problem[] =>
  problemsIn(desk, number).errors.get(path) ?? NONE;

/** All errors and warnings of a record, in the order of its leaves; the same list until it changes. */
export const problemsOfRecord = (desk: RecordDesk, number: number): readonly Problem[] => problemsIn(desk, number).all;
