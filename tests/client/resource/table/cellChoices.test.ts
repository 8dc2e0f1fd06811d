import { expect, test } from 'vitest';
import { choicesOf, findChoices } from '#client/resource/table/cellChoices.ts';
import { leafAt, openTable } from './openTable.ts';

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
