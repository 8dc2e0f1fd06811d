import { RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isScenariosOwn, type Moves } from '#domain/map/foreignRegion.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { isSameValue, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { referencesOf, renumbered } from '#domain/resource/references.ts';
import { resourceOf } from '#domain/resources/index.ts';

/** Records that exist, by kind and number. */
export type RecordsByKind = ReadonlyMap<RecordKindName, ReadonlyMap<number, object>>;

/** Records that a piece of map names, as they come into another scenario. */
export interface Bringing {
  /** Their numbers there, by the old ones; none for records that do not exist. */
  readonly moves: Moves;
  /** The copies to be written, with references among them renumbered. */
  readonly added: RecordsByKind;
  /** How many equal records are there already. */
  readonly reused: number;
  /** How many records are named that the source does not have. */
  readonly missing: number;
  /** Kinds whose free numbers do not suffice, with how many there are too few. */
  readonly lacking: ReadonlyMap<RecordKindName, number>;
}

interface Scenarios {
  readonly source: RecordsByKind;
  readonly target: RecordsByKind;
  /** The free numbers of the target by kind, in the order in which they are given; none of them has a record. */
  readonly free: ReadonlyMap<RecordKindName, readonly number[]>;
}

const ownReferences = (resource: Resource): readonly (Leaf & { readonly field: { readonly to: RecordKindName } })[] =>
  referencesOf(resource).filter(
    (leaf): leaf is Leaf & { field: Leaf['field'] & { to: RecordKindName } } =>
      leaf.field.kind === 'reference' && isScenariosOwn(leaf.field.to),
  );

/** Returns some kinds with all to which their records lead, directly or through others. */
export function kindsBrought(kinds: Iterable<RecordKindName>): readonly RecordKindName[] {
  const found = new Set(kinds);
  // A set goes on over what is added to it meanwhile.
  for (const kind of found) {
    const resource = resourceOf(kind);
    for (const { field } of resource ? ownReferences(resource) : []) found.add(field.to);
  }
  return [...found];
}

/** The records of a kind that are brought: those that must keep their order side by side, and all others. */
interface Brought {
  readonly numbers: Set<number>;
  readonly ranges: (readonly [first: number, last: number])[];
}

/**
 * Plans to copy the named records and those to which they lead into another scenario, each to the next free number. Records that are there
 * already in the same words are used as they are. A range of items in a chest stays a range. References to kinds that are not a scenario's
 * own (`isScenariosOwn`) stay.
 */
export function bringRecords(
  named: ReadonlyMap<RecordKindName, readonly number[]>,
  { source, target, free }: Scenarios,
): Bringing {
  const recordOf = (kind: RecordKindName, number: number) => source.get(kind)?.get(number);
  const moves = new Map<RecordKindName, Map<number, number>>();
  const added = new Map<RecordKindName, Map<number, object>>();
  const lacking = new Map<RecordKindName, number>();
  let reused = 0;
  let missing = 0;
  const brought = recordsNamed(named, recordOf);
  for (const [kind, { numbers, ranges }] of brought) {
    const { none, isThereUnwritten }: RecordKind = RECORD_KINDS[kind];
    const left = new Set(free.get(kind));
    const placed = new Map<number, number>();
    moves.set(kind, placed);
    for (const [first, last] of joined(ranges)) {
      const length = last - first + 1;
      const run = Array.from({ length }, (_, at) => first + at);
      const equal = [...(target.get(kind)?.keys() ?? [])].find((start) =>
        run.every((number, at) => !recordOf(kind, number) || areEqual(kind, number, start + at)),
      );
      const start = equal ?? [...left].find((one) => run.every((_, at) => left.has(one + at)));
      if (start === undefined) lacking.set(kind, (lacking.get(kind) ?? 0) + length);
      if (equal !== undefined) reused += run.filter((number) => recordOf(kind, number)).length;
      for (const [at, number] of run.entries()) {
        placed.set(number, start === undefined ? none : start + at);
        if (equal === undefined && start !== undefined) left.delete(start + at);
      }
    }
    for (const number of numbers) {
      if (placed.has(number)) continue;
      const record = recordOf(kind, number);
      // Two flags are never one, even if they have the same name.
      const used = isThereUnwritten ? new Set(placed.values()) : undefined;
      const equal =
        record && [...(target.get(kind)?.keys() ?? [])].find((one) => !used?.has(one) && areEqual(kind, number, one));
      if (equal !== undefined) {
        reused += 1;
        placed.set(number, equal);
      } else if (!record && !isThereUnwritten) {
        missing += 1;
        placed.set(number, none);
      } else {
        const [given] = left;
        if (given === undefined) lacking.set(kind, (lacking.get(kind) ?? 0) + 1);
        else left.delete(given);
        placed.set(number, given ?? none);
      }
    }
  }
  for (const [kind, numbers] of moves) {
    const resource = resourceOf(kind) as Resource;
    const copies = [...numbers].flatMap(([number, to]) => {
      const record = recordOf(kind, number);
      if (!record || target.get(kind)?.has(to) || to === RECORD_KINDS[kind].none) return [];
      return [[to, [...moves].reduce((copy, [of, by]) => renumbered(resource, copy, of, by), record)] as const];
    });
    if (copies.length > 0) added.set(kind, new Map(copies));
  }
  return { moves, added, reused, missing, lacking };

  /** Whether two records are alike, together with all to which they lead. */
  function areEqual(kind: RecordKindName, number: number, other: number, assumed = new Set<string>()): boolean {
    const pair = `${kind} ${number} ${other}`;
    if (assumed.has(pair)) return true;
    assumed.add(pair);
    const resource = resourceOf(kind);
    const [record, there] = [recordOf(kind, number), target.get(kind)?.get(other)];
    if (!resource || !record || !there) return false;
    return resource.leaves.every((leaf) => {
      const [value, its] = [leafValue(record, leaf), leafValue(there, leaf)];
      const { field } = leaf;
      if (field.kind !== 'reference' || !isScenariosOwn(field.to)) return isSameValue(value, its);
      const { none } = RECORD_KINDS[field.to];
      return value === none || its === none
        ? value === its
        : areEqual(field.to, value as number, its as number, assumed);
    });
  }
}

/** Returns the named records with all to which they lead. */
function recordsNamed(
  named: ReadonlyMap<RecordKindName, readonly number[]>,
  recordOf: (kind: RecordKindName, number: number) => object | undefined,
): ReadonlyMap<RecordKindName, Brought> {
  const brought = new Map<RecordKindName, Brought>();
  const open = [...named].flatMap(([kind, numbers]) => numbers.map((number) => ({ kind, number })));
  // The records to which these lead join the list meanwhile.
  for (const { kind, number } of open) {
    const { numbers, ranges } = brought.get(kind) ?? { numbers: new Set(), ranges: [] };
    if (number === RECORD_KINDS[kind].none || numbers.has(number)) continue;
    brought.set(kind, { numbers: numbers.add(number), ranges });
    const record = recordOf(kind, number);
    const resource = resourceOf(kind);
    if (!record || !resource) continue;
    for (const leaf of ownReferences(resource)) {
      const { to } = leaf.field;
      const value = leafValue(record, leaf) as number;
      open.push({ kind: to, number: value });
      const first = leaf.keys.at(-1) === 'last' && leafValue(record, { keys: [...leaf.keys.slice(0, -1), 'first'] });
      if (typeof first !== 'number' || value === RECORD_KINDS[to].none || value <= first) continue;
      for (let within = first; within < value; within++)
        if (recordOf(to, within)) open.push({ kind: to, number: within });
      const other = brought.get(to) ?? { numbers: new Set(), ranges: [] };
      brought.set(to, { ...other, ranges: [...other.ranges, [first, value]] });
    }
  }
  return brought;
}

/** Joins ranges that overlap. */
function joined(ranges: Brought['ranges']): Brought['ranges'] {
  const result: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = result.at(-1);
    if (before && first <= before[1]) before[1] = Math.max(before[1], last);
    else result.push([first, last]);
  }
  return result;
}
