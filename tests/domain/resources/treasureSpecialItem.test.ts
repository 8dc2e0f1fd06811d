import { expect, test } from 'vitest';
import { isInChest, treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';

test.each([
  ['without a first chest, all', 0, 0, [1, 50, 99]],
  ['without a last chest, the first alone', 4, 0, [4]],
  ['the first to the last, both among them', 4, 6, [4, 5, 6]],
  ['one, where both are the same', 6, 6, [6]],
  ['none, where they are the wrong way round', 6, 4, []],
])('A special item is in these chests: %s', (_, from, to, chests) => {
  const tried = [1, 3, 4, 5, 6, 7, 50, 99];
  const found = tried.filter((number) => isInChest({ ...treasureSpecialItem.blank, chests: { from, to } }, number));
  expect(found).toEqual(from === 0 ? tried : chests);
});
