import { expect, test } from 'vitest';
import { choicesOf, findChoices } from '#client/resource/table/editor/cellChoices.ts';
import { shownText } from '#client/resource/words/shownText.ts';
import { readCell } from '#domain/resource/cellText.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { leafAt, openTable } from '../openTable.ts';

const items = {
  2: { name: '折れた剣', name_en: 'Broken sword' },
  12: { name: '剣', name_en: 'Sword' },
  20: { name: '盾', name_en: 'Shield' },
};
const found = (path: string, typed: string, language: 'ja' | 'en' = 'ja') =>
  findChoices(choicesOf(leafAt(path), openTable(items, language).reader, 'なし'), typed).map(({ label }) => label);

test('a record is found by its names in both languages and its number, the best first', () => {
  expect(found('becomes', '剣')).toEqual(['012 剣', '002 折れた剣']);
  expect(found('becomes', 'sword')).toEqual(['012 剣', '002 折れた剣']);
  expect(found('becomes', 'けん', 'en')).toEqual([]);
  expect(found('becomes', '盾', 'en')).toEqual(['020 Shield']);
  expect(found('becomes', '０１２')[0]).toBe('012 剣');
  expect(found('becomes', 'なし')).toEqual(['なし']);
  expect(found('becomes', '')).toHaveLength(50);
});

test('an entry of a list is found by its names in both languages', () => {
  expect(found('metal', 'silver')).toEqual(['銀']);
  expect(found('metal', 'ｼﾙﾊﾞｰ')).toEqual([]);
  expect(found('metal', '鉄', 'en')).toEqual(['Iron']);
  expect(found('name', '剣')).toEqual([]);
});

test('what none stands for is shown, chosen and read in its own words', () => {
  const leaf = treasureChest.leaves.find(({ path }) => path === 'special_magic_set') as Leaf;
  for (const [language, words] of [
    ['ja', 'フロアに従う'],
    ['en', 'Floor setting'],
  ] as const) {
    const { reader } = openTable({}, language);
    expect(shownText(leaf, treasureChest.blank, reader)).toBe(words);
    expect(choicesOf(leaf, reader, 'なし')[0]).toMatchObject({ value: 999, label: words });
    expect(readCell(leaf, words)).toEqual({ value: 999 });
  }
  expect(readCell(leaf, '3')).toEqual({ value: 3 });
  expect(readCell(leaf, 'なし')).toEqual({ fault: { key: 'not_integer' } });
});
