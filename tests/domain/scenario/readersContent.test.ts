import { expect, test } from 'vitest';
import { blankOf, isBlank, type Resource } from '#domain/resource/defineResource.ts';
import { holdsText, type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS, RESOURCES } from '#domain/resources/index.ts';
import { notesIn, readersContent, withAuthorsOwn } from '#domain/scenario/readersContent.ts';
import { readersTextsIn } from '#domain/scenario/readersTexts.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';

/** The leaves for authors only; all others are for readers. */
const AUTHORS = [
  ...['encounter_setting.name_ja', 'encounter_setting.name_en', 'event_flag.name_ja', 'event_flag.name_en'],
  ...['treasure_chest.name_ja', 'treasure_chest.name_en', 'additional_image.name_ja', 'additional_image.name_en'],
];

const nameOf = (resource: Resource, leaf: Leaf) => `${resource.name}.${leaf.path}`;
const NAMES = CONTENT_KINDS.flatMap((resource) => resource.leaves.map((leaf) => nameOf(resource, leaf)));
/** Short enough for every field. */
const markOf = (name: string) => `<${NAMES.indexOf(name)}>`;
const textOf = (leaf: Leaf, mark: string): unknown => (leaf.field.kind === 'boxes' ? [mark] : mark);

/** One record of each kind, with its place in each of its texts. */
const records: ScenarioContent['records'] = Object.fromEntries(
  RESOURCES.map((resource) => {
    const number = resource.numbers.last;
    const texts = resource.leaves
      .filter(holdsText)
      .map((leaf) => [leaf, textOf(leaf, markOf(nameOf(resource, leaf)))] as const);
    const data = withLeaves(blankOf(resource, number), texts) as Record<string, unknown>;
    return [resource.name, isBlank(resource, data, number) ? [] : [{ number, data }]];
  }),
);
const content: ScenarioContent = {
  scenario: { title_ja: '<title_ja>', title_en: '<title_en>', author_name: '<author_name>', languages: 'both' },
  floors: [
    { number: 1, settings: { name_ja: markOf('floor_map.name_ja'), name_en: markOf('floor_map.name_en') }, grid: null },
  ],
  records,
};
const marksIn = (value: unknown) => new Set(JSON.stringify(value).match(/<[a-z_0-9]+>/g));

test('every leaf is for readers or for authors, as this list says', () => {
  const own = CONTENT_KINDS.filter(({ name }) => !['test_set_up', 'play_test'].includes(name)).flatMap((resource) =>
    resource.leaves.filter(({ isAuthorsOwn }) => isAuthorsOwn).map((leaf) => nameOf(resource, leaf)),
  );
  expect(own.sort()).toEqual(AUTHORS.toSorted());
  for (const { name, leaves } of CONTENT_KINDS.filter((one) => ['test_set_up', 'play_test'].includes(one.name)))
    for (const leaf of leaves) expect(leaf.isAuthorsOwn, `${name}.${leaf.path}`).toBe(true);
});

test.each(
  CONTENT_KINDS.flatMap((resource) =>
    resource.leaves.filter(holdsText).map((leaf) => ({ name: nameOf(resource, leaf), leaf })),
  ),
)('readers get $name if it is theirs, and it is held to the banned words only then', ({ name, leaf }) => {
  const mark = markOf(name);
  expect(marksIn(content).has(mark)).toBe(true);
  expect(marksIn(readersContent(content)).has(mark)).toBe(!leaf.isAuthorsOwn);
  expect(readersTextsIn(content).some(({ word }) => word === mark)).toBe(!leaf.isAuthorsOwn);
});

test('what its author loads back is all of it, with the tests of the scenario that loads it', () => {
  const shown = readersContent(content);
  expect(Object.keys(notesIn(content).records)).not.toContain('play_test');
  const mixed = { ...content, records: { ...shown.records, test_set_up: [], play_test: [] } };
  expect(withAuthorsOwn(shown, notesIn(content), content)).toEqual(content);
  expect(withAuthorsOwn(shown, undefined, mixed)).toEqual({ ...mixed, records: { ...mixed.records } });
  // Number and boolean leaves of a record with a note stay unchanged.
  const chest = RESOURCES.find(({ name }) => name === 'treasure_chest') as Resource;
  const leaf = chest.leaves.find(({ field }) => field.kind === 'int') as Leaf;
  const data = withLeaves(blankOf(chest, 1), [[leaf, (leaf.field as { max: number }).max]]) as Record<string, unknown>;
  const one = { ...content, records: { treasure_chest: [{ number: 1, data }] } };
  const [row] = readersContent(one).records.treasure_chest ?? [];
  expect(leafValue(row?.data ?? {}, leaf)).toBe((leaf.field as { max: number }).max);
});
