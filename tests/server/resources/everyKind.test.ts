import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paddedNumber, RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { checkRecord, recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf, fieldsOfOthers, type Problem, type Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves, differIn, holdsText, type Leaf, withLeaf, withLeaves } from '#domain/resource/leaf.ts';
import { referencesIn } from '#domain/resource/references.ts';
import { RESOURCES, resourceOf } from '#domain/resources/index.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import type { DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

// One scenario with a record of every kind: everything that works on a whole scenario knows each of them, however it is stored.

/** All kinds but labyrinths: these are made of several fields together, and have tests of their own. */
const KINDS = RESOURCES.filter(({ name }) => name !== labyrinthSetting.name);

/** The number of the written record of each kind, and of the one that references name. */
const writtenNumber = ({ name, numbers }: Resource): number =>
  // Only the last rows of these kinds are ever warned of.
  ['race_occupation_setting', 'remember_and_summon_spell'].includes(name) ? numbers.last : numbers.firstGiven;
const namedNumber = (kind: RecordKindName): number => RECORD_KINDS[kind].last;

const isAllowed = (resource: Resource, record: object): boolean => {
  const number = writtenNumber(resource);
  const blank = blankOf(resource, number);
  return (
    recordErrors(resource, record, number, blank).length === 0 &&
    !resource.leaves.some((leaf) => isOfOthers(resource, leaf) && differIn(leaf, blank, record))
  );
};

/** Whether records of that number do not have a leaf. */
const isOfOthers = (resource: Resource, { keys }: Leaf): boolean =>
  fieldsOfOthers(resource, writtenNumber(resource)).includes(keys[0] ?? '');

const hasTexts = (resource: Resource): boolean =>
  resource.leaves.some((leaf) => holdsText(leaf) && !isOfOthers(resource, leaf));

/** Returns a word that no other kind holds. */
const markOf = (resource: Resource): string => `zq${String(KINDS.indexOf(resource)).padStart(2, '0')}`;

/** Kinds whose values are valid or refused; rules between the parts of sets of magic have tests of their own (tests/server/autoMagic). */
const NEVER_WARNED: readonly RecordKindName[] = [
  ...(['magic_effect', 'magic_chest_level', 'battle_system_treasure_chest', 'experience_point'] as const),
  ...(['magic_effect_rule', 'message_item', 'search_item'] as const),
];

/** Returns values of a leaf other than the default. */
const otherValues = (leaf: Leaf): unknown[] => {
  const { field } = leaf;
  switch (field.kind) {
    case 'text':
      return ['♥', 'a'];
    case 'boxes':
      return [['♥']];
    case 'int':
      return [field.min, field.max];
    case 'flag':
      return [true, false];
    case 'choice':
    case 'image':
      return field.options.map(({ code }) => code);
    case 'reference':
      return [namedNumber(field.to)];
    case 'picture':
      return [];
    default:
      return [1];
  }
};

/** Returns the first record with another value in one leaf that may be stored and for which `find` finds something. */
function firstRecord<Found>(
  resource: Resource,
  find: (record: object, leaf: Leaf) => Found | undefined,
): { record: object; found: Found } | undefined {
  const blank = blankOf(resource, writtenNumber(resource));
  for (const leaf of resource.leaves) {
    for (const value of otherValues(leaf)) {
      const record = withLeaf<object>(blank, leaf, value);
      const found = isAllowed(resource, record) ? find(record, leaf) : undefined;
      if (found !== undefined) return { record, found };
    }
  }
  return undefined;
}

/** Returns a record with its mark in each of its texts; without any text, just an existing one. */
function withMarks(resource: Resource): object {
  const mark = markOf(resource);
  const texts = resource.leaves.filter((leaf) => holdsText(leaf) && !isOfOthers(resource, leaf));
  const marks = texts.map((leaf) => [leaf, leaf.field.kind === 'boxes' ? [mark] : mark] as const);
  return marks.length > 0
    ? withLeaves<object>(blankOf(resource, writtenNumber(resource)), marks)
    : changedRecord(resource).record;
}

/** Returns a record with another value in one leaf, and which leaf. */
function changedRecord(resource: Resource): { record: object; found: string } {
  const blank = blankOf(resource, writtenNumber(resource));
  const changed = firstRecord(resource, (record, leaf) => (differIn(leaf, blank, record) ? leaf.path : undefined));
  if (!changed) throw new Error(`no leaf of ${resource.name} can be changed`);
  return changed;
}

describe('A record of every kind', () => {
  const server = useServer(sqlite);
  let client: RestClient;
  let author: ReturnType<typeof trpcClient>;
  let scenario_id: string;
  beforeAll(async () => {
    client = await newAuthor(server().url, 'collector');
    author = trpcClient(client);
  });
  beforeEach(async () => {
    scenario_id = (await newScenario(client)).replace('scenarios/', '');
  });

  async function write(resource: Resource, record: object): Promise<void> {
    const number = writtenNumber(resource);
    const fields = changedLeaves(resource.leaves, blankOf(resource, number), record).map(({ keys }) => keys[0] ?? '');
    const changes = Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)));
    await author.records[resource.name].save.mutate({ scenario_id, records: [{ number, changes }] });
  }

  test('is found by any of its texts, or by its number', async () => {
    for (const resource of KINDS) await write(resource, withMarks(resource));
    const find = async (resource: Resource) => {
      const { name: kind } = resource;
      const number = writtenNumber(resource);
      const query = hasTexts(resource) ? markOf(resource) : paddedNumber(kind, number);
      const { found } = (await author.search.query.query({ scenario_id, query })).data;
      expect(found.map((one) => `${one.kind} ${one.number}`)).toContain(`${kind} ${number}`);
    };
    // The only record of a kind that holds no text is found by its fields (client/frame/palette/ruleSettings).
    const isFoundByFields = ({ leaves, numbers }: Resource) =>
      numbers.first === numbers.last && !leaves.some(holdsText);
    await Promise.all(KINDS.filter((resource) => !isFoundByFields(resource)).map(find));
  });

  test('is found among the uses of all that it names, by each of its fields', async () => {
    const expected = new Map<string, string[]>();
    for (const resource of KINDS) {
      const number = writtenNumber(resource);
      const own = resource.leaves.filter((leaf) => !isOfOthers(resource, leaf));
      const naming = own.flatMap(({ field, ...leaf }): (readonly [Pick<Leaf, 'keys'>, unknown])[] => {
        if (field.kind === 'reference') return [[leaf, namedNumber(field.to)]];
        const code = field.kind === 'choice' && Object.keys(field.standsFor?.numbers ?? {})[0];
        return code ? [[leaf, Number(code)]] : [];
      });
      if (naming.length === 0) continue;
      const record = withLeaves<object>(blankOf(resource, number), naming);
      expect(isAllowed(resource, record), resource.name).toBe(true);
      await write(resource, record);
      for (const to of KINDS) {
        for (const { path, number: named } of referencesIn(resource, record, to.name)) {
          if (!own.some((leaf) => leaf.path === path)) continue;
          const key = `${to.name} ${named}`;
          expected.set(key, [...(expected.get(key) ?? []), `${resource.name} ${number} ${path}`]);
        }
      }
    }
    for (const [named, places] of expected) {
      const [kind, number = ''] = named.split(' ') as [RecordKindName, string?];
      const { data } = await author.records[kind].uses.query({ scenario_id, numbers: number });
      // Records that nobody has written name others by default.
      const written = data.filter((use) => use.number === writtenNumber(resourceOf(use.kind) as Resource));
      const found = written.map((use) => `${use.kind} ${use.number} ${use.path}`);
      expect(found.toSorted(), named).toEqual(places.toSorted());
    }
  });

  test('is in the check list with what is to be said of it', async () => {
    const exists = (kind: RecordKindName) => (RECORD_KINDS[kind] as RecordKind).isWhole === true;
    const expected: { readonly kind: RecordKindName; readonly number: number; readonly path: string }[] = [];
    for (const resource of KINDS) {
      if (NEVER_WARNED.includes(resource.name)) continue;
      const number = writtenNumber(resource);
      const first = firstRecord<Problem>(
        resource,
        (record) =>
          checkRecord(resource, record, number, exists, 'both').filter(({ severity }) => severity === 'warning')[0],
      );
      if (!first) throw new Error(`nothing is ever to be said of ${resource.name}`);
      await write(resource, first.record);
      expected.push({ kind: resource.name, number, path: first.found.path });
    }
    const { data } = await author.checks.list.query({ scenario_id });
    const told = data.flatMap(({ kind, problems }) => problems.map(({ number, path }) => ({ kind, number, path })));
    for (const problem of expected) expect(told).toContainEqual(problem);
  });

  test('is among the differences of a backup, with the field that was changed', async () => {
    const { data: backup } = await client.post<{ id: string }>(`scenarios/${scenario_id}/backup`, {});
    const changes = KINDS.map((resource) => ({ resource, ...changedRecord(resource) }));
    for (const { resource, record } of changes) await write(resource, record);
    const { data } = await author.backups.compare.query({ scenario_id, id: backup.id, with: 'present' });
    const { records } = data.difference as DocumentDifference;
    for (const { resource, found: path } of changes) {
      const { name: kind, isWhole } = resource;
      expect(records).toContainEqual(
        expect.objectContaining({
          kind,
          number: writtenNumber(resource),
          change: isWhole ? 'changed' : 'added',
          leaves: [expect.objectContaining({ path })],
        }),
      );
    }
  });
});
