import { expect, test } from 'vitest';
import { bestMatches } from '#domain/text/bestMatches.ts';
import { searchKey } from '#domain/text/searchKey.ts';

const found = (typed: string, ...options: readonly (readonly [number: string, ...names: string[]])[]) =>
  bestMatches(options, typed, (words) => words.map(searchKey)).map(([number]) => number);

test('whose name it is comes first, then which begins with it, then which holds it, each in their order', () => {
  const slimes = [
    ['010', 'グリーンスライム'],
    ['020', 'スライムの王'],
    ['050', 'スライム', 'Slime'],
    ['060', '骨'],
  ] as const;
  expect(found('スライム', ...slimes)).toEqual(['050', '020', '010']);
  expect(found('すらいむ', ...slimes)).toEqual(['050', '020', '010']);
  expect(found('slime', ...slimes)).toEqual(['050']);
  expect(found('', ...slimes)).toEqual(['010', '020', '050', '060']);
  expect(found('竜', ...slimes)).toEqual([]);
});

test('so does a number, however it is typed', () => {
  const items = [
    ['003', '12番目の鍵'],
    ['012', '槌'],
    ['120', '斧'],
  ] as const;
  for (const typed of ['12', '012', '１２']) expect(found(typed, ...items)).toEqual(['012', '003', '120']);
});

test('last come those that hold all its words in another order or apart, in whichever of their names', () => {
  const dragons = [
    ['330', '角のある竜、赤', 'Dragon, horned, red'],
    ['336', '赤い竜', 'Old red dragon'],
    ['331', '角のある竜、青', 'Dragon, horned, blue'],
  ] as const;
  expect(found('red dragon', ...dragons)).toEqual(['336', '330']);
  expect(found('赤　horned', ...dragons)).toEqual(['330']);
});

test('a whole word comes before the beginning of one, and that before letters within a word', () => {
  const monsters = [
    ['001', 'Pirate', '海賊ねずみ'],
    ['002', 'Dungeon ratcatcher', '鼠捕り'],
    ['003', 'Cave rat', '洞窟ネズミ'],
    ['004', 'Rat king', 'ネズミの王'],
    ['005', 'Rat', 'ネズミ'],
    ['006', 'Crate', 'つるねずみ'],
  ] as const;
  expect(found('rat', ...monsters)).toEqual(['005', '004', '003', '002', '001', '006']);
  expect(found('ＲＡＴ', ...monsters)).toEqual(['005', '004', '003', '002', '001', '006']);
  // Kanji and kana meet between words; the kana before another kana may belong to the same word.
  for (const typed of ['ネズミ', 'ねずみ', 'ﾈｽﾞﾐ']) {
    expect(found(typed, ...monsters)).toEqual(['005', '004', '001', '003', '006']);
  }
  expect(found('rat', ['001', "pi-rat's"], ['002', 'rats, rats'], ['003', 'crate and rat'])).toEqual([
    '002',
    '001',
    '003',
  ]);
});
