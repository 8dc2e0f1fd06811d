// Players read what a spell does, in a sentence made of its numbers. The sentences of all default spells, and of each category with each
// value changed, are pinned in a file: `npx vitest run tests/domain/resources/sentences.test.ts -u` writes it anew.
import { expect, test } from 'vitest';
import { categoryOf, SPELL_CATEGORY_NAMES } from '#domain/catalogs/spellCategories.ts';
import { blankOf, numbersOf } from '#domain/resource/defineResource.ts';
import { type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { sentenceOf, spell } from '#domain/resources/spell.ts';

/** Numbers at which a sentence may turn: nothing, one thing, several things, all. */
const TURNS = [-1, 0, 1, 2, 99, 100];

function valuesOf({ field }: Leaf): readonly unknown[] {
  if (field.kind === 'flag') return [false, true];
  if (field.kind === 'choice') return field.options.map(({ code }) => code);
  if (field.kind !== 'int') return [];
  return [...new Set([field.min, ...TURNS, field.max])].filter((value) => field.schema.safeParse(value).success);
}

const textOf = (record: typeof spell.blank, number: number): string => {
  const { ja, en } = sentenceOf(record, number);
  return `${en} ${ja}`;
};

function variations(number: number): string[] {
  const category = categoryOf(number);
  const record = blankOf(spell, number);
  const leaves = spell.leaves.filter(({ keys }) => keys[0] === category);
  const before = new Set([textOf(record, number)]);
  return leaves.flatMap((leaf) =>
    valuesOf(leaf).flatMap((value) => {
      if (value === leafValue(record, leaf)) return [];
      const text = textOf(withLeaf(record, leaf, value), number);
      if (before.has(text)) return [];
      before.add(text);
      return [`  ${leaf.path}=${value}: ${text}`];
    }),
  );
}

test('spells are described as they were', async () => {
  const numbers = numbersOf(spell);
  const usual = numbers.map((number) => `${number}: ${textOf(blankOf(spell, number), number)}`);
  const varied = SPELL_CATEGORY_NAMES.flatMap((category) => {
    // The first and the last of a category do different things in most.
    const own = numbers.filter((number) => categoryOf(number) === category);
    return [own[0], own.at(-1)].flatMap((number) =>
      number === undefined ? [] : [`Like ${number}`, ...variations(number)],
    );
  });
  await expect(`${[...usual, ...varied].join('\n')}\n`).toMatchFileSnapshot('sentences.txt');
});
