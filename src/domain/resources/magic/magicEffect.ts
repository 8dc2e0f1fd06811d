import { LAST_MAGIC_EFFECT, MAGIC_EFFECT_NUMBERS, MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { placeInSet } from '#domain/catalogs/recordKinds.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, flag, int, withHelp } from '#domain/resource/field.ts';

const CODES = MAGIC_EFFECT_NUMBERS.filter(({ code }) => code !== 0);

const fields = {
  enabled: flag('使う', 'In use', true),
  min: choice('乱数の最小', 'Random from', CODES),
  max: choice('乱数の最大', 'Random to', CODES),
  level: withHelp(
    int('レベル', 'Level', { min: 1, max: 9 }),
    '宝箱レベルとセットの上限に収まる効果だけが出ます。',
    'Appears only within the limits of the set and the chest level.',
    'chestLevel',
  ),
  weight: withHelp(
    int('出やすさ', 'Weight', { min: 0, max: 999, initial: 10 }),
    '大きいほど出やすくなります。0は出ません。',
    'A larger weight appears more often, 0 never.',
    'weight',
  ),
  price_plus: withHelp(
    int('価格の増し（％）', 'Added to the price (%)', { min: 0, max: 999 }),
    'この効果の付いたアイテムの値段に足します。',
    'Added to the price of items with this effect.',
  ),
};

/** Part of a set: the level and the weight of one of the 126 effects, and the range of following effects that it can become. */
export const magicEffect = defineResource({
  name: 'magic_effect',
  fields,
  numberNames: (number) => MAGIC_EFFECTS[placeInSet('magic_effect', number).place]?.label ?? { ja: '', en: '' },
  tables: {
    list: {
      title: { ja: '魔法効果の設定', en: 'Magic effect settings' },
      isNamed: true,
      columns: ['enabled', 'min', 'max', 'level', 'weight', 'price_plus'],
    },
  },
  defaults: (number) => {
    const { place } = placeInSet('magic_effect', number);
    const level = LEVELS[place - 1] ?? 1;
    const isBad = HARMFUL.includes(place);
    return { min: place, max: place, level, weight: isBad ? 2 : 10, price_plus: isBad ? 0 : level * 20 };
  },
  check: ({ min, max }) => [
    ...(['min', 'max'] as const).flatMap((path): Problem[] =>
      ({ min, max })[path] > LAST_MAGIC_EFFECT
        ? [{ path, severity: 'error', fault: { key: 'effect_out_of_range' } }]
        : [],
    ),
    ...(min > max ? [BACKWARDS] : []),
  ],
});

const BACKWARDS: Problem = { path: 'max', severity: 'error', fault: { key: 'range_order' } };

/** Harmful effects: lower stats, wounds while walking, a curse, attracting enemies. */
const HARMFUL: readonly number[] = [19, 20, 21, 22, 23, 24, 83, 84, 85];

const times = (count: number, ...levels: readonly number[]): number[] =>
  Array.from({ length: count }, () => levels).flat();

/** The level of each effect by strength, in the order of MAGIC_EFFECTS. */
const LEVELS: readonly number[] = [
  // Stats +1 to +3 and lower; HP, to hit, damage and AC; initiative, spell power, attacks.
  ...[...times(6, 2, 4, 6), ...times(6, 1), ...times(4, 1, 3, 5), 2, 4, 4, 6, 6, 8],
  // Wards, bonuses against families, and effects of blows.
  ...[3, 3, 3, 3, 4, 4, 5, 6, 2, 3, 4, 2, 3, 2, 3, 6, 6, 4, 3, ...times(14, 3), 3, 5, 6, 4, 8, 7],
  // Passive effects.
  ...[5, 1, 1, 2, 4, 4],
  // Effects of use: healing, exploration, flames, ice and other attacks, and the rest.
  ...[2, 4, 6, 8, 2, 3, 5, 7, 9, 1, 2, 3, 3, 4, 4, 2, 5, 7, 2, 5, 7, 4, 3, 3, 4, 8, 4, 6, 3, 3, 5, 7, 8],
  ...times(6, 9),
];
