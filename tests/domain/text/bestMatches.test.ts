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
