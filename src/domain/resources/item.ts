import { ALIGNMENTS, JOBS, RACES, SEXES } from '#domain/catalogs/adventurers.ts';
import {
  ALWAYS_BREAKING_TYPES,
  ITEM_TYPES,
  NON_WEAPON,
  WEAPON_HOLDS,
  WEAPON_RANGES,
  WEAPON_TYPE,
  WEAPON_TYPES,
} from '#domain/catalogs/itemTypes.ts';
import { EFFECT_SPELLS, LAST_MAGIC_EFFECT, MAGIC_EFFECT_NUMBERS } from '#domain/catalogs/magicEffects.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, dice, flag, int, range, reference, set, slots, text, withHelp } from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';
import { sidelessDice } from './sidelessDice.ts';

const name = (ja: string, en: string) => text(ja, en, { maxWidth: 20 });
/** The stock of a shop that never runs out. */
const UNLIMITED = { code: -1, label: { ja: '無制限', en: 'Unlimited' } };
const price = (ja: string, en: string) => int(ja, en, { min: 0, max: 99_999_999 });

/** A magic effect. Items that cast a spell when used count as uses of that spell. */
const EFFECT = {
  ...choice('効果', 'Effect', MAGIC_EFFECT_NUMBERS),
  standsFor: { to: 'spell', numbers: EFFECT_SPELLS },
} as const;

/** An item that a party can find, buy and wear. */
export const item = defineResource({
  name: 'item',
  fields: {
    name_ja: name('確定名（日本語）', 'Name (Japanese)'),
    name_en: name('確定名（英語）', 'Name (English)'),
    unconfirmed_name_ja: name('不確定名（日本語）', 'Unidentified name (Japanese)'),
    unconfirmed_name_en: name('不確定名（英語）', 'Unidentified name (English)'),
    type: choice('種類', 'Type', ITEM_TYPES),
    weapon_type: choice('武器の種類', 'Weapon type', WEAPON_TYPES),
    power: withHelp(
      dice('攻撃力', 'Power'),
      '一撃のダメージです。力と魔法の効果が加わります。',
      'Damage per hit. Strength and magic effects add to it.',
      'dice',
    ),
    range: choice('距離', 'Range', WEAPON_RANGES),
    hold: choice('持ち方', 'Hold', WEAPON_HOLDS),
    special: flag('特別なアイテム', 'Special item'),
    vanishes_on_wipe: flag('全滅で消える', 'Vanishes on party wipe'),
    becomes: reference('壊れた後', 'Turns into', { to: 'item' }),
    jobs: set('装備できる職業', 'Classes', JOBS, true),
    sexes: set('装備できる性別', 'Sexes', SEXES, true),
    alignments: set('装備できる性格', 'Alignments', ALIGNMENTS, true),
    races: set('装備できる種族', 'Races', RACES, true),
    stock: withHelp(
      int('在庫', 'Stock', { min: 0, max: 999, options: [UNLIMITED] }),
      '街の店に並ぶ数です。0なら売りません。',
      'How many the shop in the city has. With 0 it is not sold there.',
    ),
    ac: withHelp(
      int('AC', 'AC', { min: -99, max: 99, initial: 0 }),
      '身に着けた人のACに足します。守るものは0より小さくします。',
      'Added to the AC of the wearer. Armour has a value below 0.',
      'armourClass',
    ),
    identification_difficulty: withHelp(
      int('鑑定の難しさ', 'Identification difficulty', { min: 0, max: 99 }),
      '鑑定できる率から引きます。',
      'Subtracted from the chance to identify it.',
      'identifying',
    ),
    purchase_price: withHelp(
      price('購入価格', 'Purchase price'),
      '店の売値です。買い取りの値段もここから決まります。',
      'What the shop charges. It buys at a share of this price.',
      'prices',
    ),
    sell_price: withHelp(
      price('鑑定・売却価格', 'Identify / sell price'),
      '店が鑑定するとき、呪いを外すときの料金です。',
      'What the shop charges to identify it or to lift its curse.',
      'prices',
    ),
    magic_effects: slots('魔法効果', 'Magic effects', 6, EFFECT),
    reverse_equipment: flag('反転装備', 'Reverse equipment'),
    break_range: withHelp(
      range('壊れる率（％）', 'Break chance (%)', { min: 0, max: 100, initial: { min: 0, max: 0 } }),
      '使うたびに、この間から引いた率で壊れます。',
      'Each use can break it, with a chance drawn from this range.',
      'breaking',
    ),
  },
  names: { ja: 'name_ja', en: 'name_en' },
  sections: [
    {
      title: { ja: '名前', en: 'Names' },
      fields: ['name_ja', 'name_en', 'unconfirmed_name_ja', 'unconfirmed_name_en'],
    },
    {
      title: { ja: '種類と店', en: 'Type and shop' },
      fields: ['type', 'stock', 'purchase_price', 'sell_price', 'identification_difficulty'],
    },
    {
      title: { ja: '装備', en: 'Equipment' },
      fields: ['ac', 'reverse_equipment', 'jobs', 'sexes', 'alignments', 'races'],
    },
    {
      title: { ja: '武器', en: 'Weapon' },
      fields: ['weapon_type', 'range', 'hold', 'power'],
      visible: ({ type }) => type === WEAPON_TYPE,
    },
    {
      title: { ja: '魔法・破損・紛失', en: 'Magic, breaking and loss' },
      fields: ['magic_effects', 'break_range', 'becomes', 'special', 'vanishes_on_wipe'],
    },
  ],
  tables: {
    list: {
      title: { ja: 'アイテム一覧', en: 'Items' },
      columns: [
        ...(['name_ja', 'name_en', 'type', 'weapon_type', 'power', 'range', 'hold', 'ac', 'stock'] as const),
        ...(['purchase_price', 'sell_price', 'identification_difficulty', 'special', 'becomes'] as const),
      ],
      csv: [
        ...(['name_ja', 'name_en', 'unconfirmed_name_ja', 'unconfirmed_name_en', 'type', 'weapon_type'] as const),
        ...(['power', 'range', 'hold', 'special', 'vanishes_on_wipe', 'becomes'] as const),
        ...(['jobs', 'sexes', 'alignments', 'races', 'stock', 'ac', 'identification_difficulty'] as const),
        ...(['purchase_price', 'sell_price', 'magic_effects', 'reverse_equipment', 'break_range'] as const),
      ],
      files: { import: 'items-detail/import', export: 'items-detail/export' },
      recordFiles: { import: 'edit/import', export: 'edit/export' },
    },
    unidentified: {
      title: { ja: '不確定名アイテム', en: 'Unidentified names' },
      columns: ['name_ja', 'unconfirmed_name_ja', 'unconfirmed_name_en'],
      csv: ['unconfirmed_name_ja', 'unconfirmed_name_en'],
      files: { import: 'unidentified-items/import', export: 'unidentified-items/export' },
    },
  },
  calls: {
    verbs: ['list', 'create', 'read', 'update', 'delete'],
    also: { 'fetch-item-lists': 'names', 'fetch-all-item-lists': 'all' },
  },
  bannedWords: {
    item: ['name_ja', 'name_en'],
    unidentified_item: ['unconfirmed_name_ja', 'unconfirmed_name_en'],
  },
  check: ({ type, power, range, hold, becomes, magic_effects }, number) => [
    ...(type === WEAPON_TYPE ? [...sidelessDice('power', power), ...noWeapon({ range, hold })] : []),
    ...(becomes === number ? [STAYS_ITSELF] : []),
    ...magic_effects.flatMap((code, slot) => (code > LAST_MAGIC_EFFECT ? [unusable(slot, code)] : [])),
  ],
  readInstead: ({ type }) => (ALWAYS_BREAKING_TYPES.includes(type) ? { break_range: ALWAYS_BREAKS } : {}),
});

/** Scrolls and potions always break, whatever range is stored (docs/domain.md, "Items"). */
const ALWAYS_BREAKS: Label = { ja: '使うと必ず壊れる', en: 'Always breaks when used' };

/** Weapon fields that still have the value for non-weapons. */
const noWeapon = (withHelp: Readonly<Record<'range' | 'hold', number>>): Problem[] =>
  Object.entries(withHelp)
    .filter(([, code]) => code === NON_WEAPON)
    .map(([path]) => ({ path, severity: 'warning', rule: 'incomplete', fault: STILL_NONE }));

const STILL_NONE: Label = {
  ja: '武器なのに「武器以外」のままです。',
  en: 'This is a weapon, but the field still says “Non-weapon”.',
};

const STAYS_ITSELF: Problem = {
  path: 'becomes',
  severity: 'warning',
  rule: 'conflict',
  fault: { ja: '壊れた後が、このアイテム自身になっています。', en: 'It turns into itself when it breaks.' },
};

/** Effects above 126 cannot be used (docs/product.md, "Input rules"). */
const unusable = (slot: number, code: number): Problem => ({
  path: `magic_effects.${slot}`,
  severity: 'warning',
  rule: 'ineffective',
  fault: {
    ja: `魔法効果${code}は使えません。0〜${LAST_MAGIC_EFFECT}にしてください。`,
    en: `Unusable: there is no magic effect ${code}. This must be 0 to ${LAST_MAGIC_EFFECT}.`,
  },
});
