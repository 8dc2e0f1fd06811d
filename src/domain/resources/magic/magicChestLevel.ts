import { placeInSet } from '#domain/catalogs/recordKinds.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { int, type ValuesOf, withHelp } from '#domain/resource/field.ts';
import { MOST_EFFECTS } from './magicRow.ts';

/** Stands for the probability of the set. */
export const AS_THE_SET = { code: -1, label: { ja: 'セットに従う', en: 'Set’s value' } };

const fields = {
  most_effects: withHelp(
    int('効果の最大数', 'Maximum effects', { min: 1, max: MOST_EFFECTS }),
    '一つのアイテムに付く効果の上限です。',
    'The most effects on one item.',
    'chestLevel',
  ),
  most_level: withHelp(
    int('効果レベルの最大', 'Highest level of an effect', { min: 1, max: 9 }),
    'これより高いレベルの効果は付きません。',
    'Effects of a higher level do not appear.',
    'chestLevel',
  ),
  probability: withHelp(
    int('魔法が付く率（％）', 'Chance of magic (%)', {
      min: 0,
      max: 100,
      options: [AS_THE_SET],
      initial: AS_THE_SET.code,
    }),
    'セットの率の代わりに使います。',
    'Used instead of the chance of the set.',
  ),
};
export type MagicChestLevel = ValuesOf<typeof fields>;

/** Part of a set: how much magic items from chests of one level can get. */
export const magicChestLevel = defineResource({
  name: 'magic_chest_level',
  fields,
  numberNames: (number) => {
    const { set, place } = placeInSet('magic_chest_level', number);
    return { ja: `セット${set}の宝箱レベル${place}`, en: `Chest level ${place} of set ${set}` };
  },
  tables: {
    list: {
      title: { ja: '宝箱レベルの上限', en: 'Chest level limits' },
      columns: ['most_effects', 'most_level', 'probability'],
    },
  },
  defaults: (number) => {
    const { place } = placeInSet('magic_chest_level', number);
    return { most_effects: MOST[place] ?? 1, most_level: LEVELS[place] ?? 1 };
  },
});

/** The defaults of each set, by chest level. */
const MOST = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6];
const LEVELS = [2, 2, 3, 3, 4, 5, 6, 7, 8, 9];
