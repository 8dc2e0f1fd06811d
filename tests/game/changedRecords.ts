import { recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import type { Chance } from '../kept/make/Chance.ts';

type Records = ScenarioDocument['records'];

/** One of so many values is changed. */
const SHARE = 6;

/** Returns all pages of rules with some values changed, always the same ones for the same chance. */
export const changedRules = (chance: Chance): Records => changedRecords(RULE_KINDS, {}, chance);

/** Returns the records of some kinds with some values changed: those that exist, or all of a kind that is there from the start. */
export const changedRecords = (kinds: readonly Resource[], records: Records, chance: Chance): Records =>
  Object.fromEntries(kinds.map((kind) => [kind.name, rowsOf(kind, records).map((row) => changed(kind, row, chance))]));

type Row = NonNullable<Records[string]>[number];

function rowsOf(kind: Resource, records: Records): readonly Row[] {
  const rows = records[kind.name] ?? [];
  if (!kind.isWhole) return rows;
  const { first, last } = kind.numbers;
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const number = first + at;
    return rows.find((row) => row.number === number) ?? { number, data: blankOf(kind, number) };
  });
}

/** Returns the record with changes; without them if they would be refused. */
function changed(kind: Resource, row: Row, chance: Chance): Row {
  const changes = kind.leaves.flatMap((leaf): [Leaf, unknown][] => {
    const values = otherValues(leaf, leafValue(row.data, leaf));
    return values.length > 0 && chance.below(SHARE) === 0 ? [[leaf, chance.of(values)]] : [];
  });
  const data = withLeaves(row.data, changes);
  return recordErrors(kind, data, row.number, row.data).length === 0 ? { number: row.number, data } : row;
}

/** Returns other values of a leaf that are valid by themselves, near the present one. */
function otherValues({ field }: Leaf, value: unknown): unknown[] {
  if (field.kind === 'flag') return [!value];
  if (field.kind === 'choice') return field.options.map(({ code }) => code);
  if (field.kind !== 'int' || typeof value !== 'number') return [];
  return [value + 1, value - 1, value * 2, field.min].filter((other) => field.schema.safeParse(other).success);
}
