// Which values of a record are refused or warned about: the places at which a warning begins and ends. They are pinned in a file for records
// of the First Labyrinth and for blank ones: `npx vitest run tests/domain/resources/problems.test.ts -u` writes it anew, and its difference
// shows what authors are told from now on.
import { expect, test } from 'vitest';
import { blankOf, fieldsOfOthers, numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import { type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';

/** Records of each kind that are varied. */
const MOST_RECORDS = 2;
/** All values are tried for a number of at most so many. */
const FEW_VALUES = 130;
/** A choice of at most so many entries is also varied together with every other leaf. */
const FEW_ENTRIES = 8;

const { records } = firstLabyrinth().document;

/** Returns the records that are varied: a blank one for each sort of number with fields of its own, and a few written ones. */
function numberedRecords(resource: Resource): (readonly [number: number, record: object])[] {
  const sorts = Map.groupBy(numbersOf(resource), (number) => fieldsOfOthers(resource, number).join());
  const blanks = [...sorts.values()].flatMap(([first]) =>
    first === undefined ? [] : [[first, blankOf(resource, first)] as const],
  );
  const written = (records[resource.name] ?? []).map(
    ({ number, data }) => [number, { ...blankOf(resource, number), ...data }] as const,
  );
  return [...blanks, ...written.slice(0, MOST_RECORDS)];
}

/** Returns the values of a leaf at which a rule may begin or end, in their order. */
function valuesOf({ field }: Leaf, siblings: readonly number[]): unknown[] {
  if (field.kind === 'text') return ['', 'あ'];
  if (field.kind === 'flag') return [false, true];
  if (field.kind === 'choice') return field.options.map(({ code }) => code);
  if (field.kind === 'reference') return [field.none ?? 0, 1, 2];
  if (field.kind !== 'int') return [];
  const { min, max, options } = field;
  const all =
    max - min <= FEW_VALUES
      ? Array.from({ length: max - min + 1 }, (_, index) => min + index)
      : [min, min + 1, max - 1, max];
  const near = siblings
    .flatMap((value) => [value - 1, value, value + 1])
    .filter((value) => value >= min && value <= max);
  return [...new Set([...options.map(({ code }) => code), ...all, ...near])].sort((one, other) => one - other);
}

function problemsOf(resource: Resource, record: object, number: number): string {
  const problems = resource.check?.(record as never, number) ?? [];
  return problems.map(({ path, severity, rule }) => `${path} ${rule ?? severity}`).join(', ');
}

/** Returns the values of a leaf from which on the problems are others, with these. */
function turnsOf(resource: Resource, record: object, number: number, leaf: Leaf, siblings: readonly number[]): string {
  let before: string | undefined;
  const turns = valuesOf(leaf, siblings).flatMap((value) => {
    const now = problemsOf(resource, withLeaf(record, leaf, value), number);
    if (now === before) return [];
    before = now;
    return [`${value}: [${now}]`];
  });
  return turns.length > 1 ? turns.join(' ') : '';
}

/** Returns the leaves to vary; the first two slots and entries of sets stand for all. */
function leavesOf(resource: Resource, number: number): Leaf[] {
  const others = fieldsOfOthers(resource, number);
  const own = resource.leaves.filter(({ keys: [name = ''] }) => !others.includes(name));
  return own.filter(({ keys }) => keys.every((key) => !/^\d+$/.test(key) || Number(key) < 2));
}

function linesOf(resource: Resource): string[] {
  return numberedRecords(resource).flatMap(([number, record]) => {
    const leaves = leavesOf(resource, number);
    const siblings = [...new Set(resource.leaves.map((leaf) => leafValue(record, leaf)))].filter(
      (value) => typeof value === 'number',
    );
    const usual = new Map(leaves.map((leaf) => [leaf, turnsOf(resource, record, number, leaf, siblings)]));
    const lines = [`${resource.name} ${number}: [${problemsOf(resource, record, number)}]`];
    for (const [leaf, turns] of usual) if (turns) lines.push(`  ${leaf.path} ${turns}`);
    for (const varied of leaves) {
      if (!['choice', 'flag'].includes(varied.field.kind)) continue;
      const entries = valuesOf(varied, []);
      if (entries.length > FEW_ENTRIES) continue;
      for (const entry of entries.filter((value) => value !== leafValue(record, varied))) {
        const other = withLeaf(record, varied, entry);
        for (const leaf of leaves) {
          if (leaf === varied) continue;
          const turns = turnsOf(resource, other, number, leaf, siblings);
          if (turns !== usual.get(leaf)) lines.push(`  ${varied.path}=${entry} ${leaf.path} ${turns}`);
        }
      }
    }
    return lines;
  });
}

test('authors are told about the same values as before', async () => {
  const lines = RESOURCES.filter(({ check }) => check).flatMap(linesOf);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('problems.txt');
});
