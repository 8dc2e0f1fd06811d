import { optionList } from '#domain/catalogs/optionList.ts';
import { TRAPS } from '#domain/catalogs/traps.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import {
  choice,
  diceOf,
  forAuthors,
  group,
  int,
  reference,
  set,
  text,
  type ValuesOf,
  withHelp,
} from '#domain/resource/field.ts';
import { sidelessDice } from './sidelessDice.ts';

/** The sorts of traps of a chest. */
const TRAP_SETTINGS = optionList([
  ['罠なし', 'No trap'],
  ['フロアに応じて選ぶ', 'By floor'],
  ['決まった罠', 'A fixed trap'],
  ['選んだ罠のどれか', 'One of several'],
]);
export const [NO_TRAP, TRAP_BY_FLOOR, FIXED_TRAP, TRAP_OF_SET] = [0, 1, 2, 3] as const;
/** The looks of a chest. */
const CHEST_LOOKS = optionList([
  ['宝箱', 'Chest'],
  ['袋', 'Bag'],
  ['壺', 'Urn'],
  ['棺', 'Coffin'],
  ['見えない', 'Invisible'],
]);
/** The three slots, likeliest first. */
export const CHEST_SLOTS = ['high', 'medium', 'low'] as const;
export type ChestSlot = (typeof CHEST_SLOTS)[number];

const AS_THE_RULES = { code: -1, label: { ja: 'ルールの率', en: 'as the rules say' } };
const AS_THE_FLOOR = { ja: 'フロアに従う', en: 'Floor setting' };

const slot = (ja: string, en: string) =>
  withHelp(
    group(ja, en, {
      first: reference('アイテム', 'Item', { to: 'item' }),
      last: reference('この番号まで', 'Up to', { to: 'item' }),
      count: int('個数', 'Count', { min: 1, max: 9 }),
    }),
    '「この番号まで」も選ぶと、その間のどれか1種類が、個数だけ出ます。',
    'With “Up to”, it gives one kind of item from that range, in this count.',
  );
const probability = (ja: string, en: string) =>
  withHelp(
    int(ja, en, { min: 0, max: 100, options: [AS_THE_RULES], initial: AS_THE_RULES.code }),
    '枠の中身が出る率です。-1なら「戦闘と宝箱」のルールの率です。',
    'The chance that this slot gives its item. -1 takes it from the rules “Battle and chests”.',
    'chestSlots',
  );

const fields = {
  name_ja: forAuthors(text('メモ（日本語）', 'Note (Japanese)', { maxWidth: 40 })),
  name_en: forAuthors(text('メモ（英語）', 'Note (English)', { maxWidth: 40 })),
  seen_as: choice('見た目', 'Appearance', CHEST_LOOKS),
  high: slot('出やすい枠', 'High slot'),
  probability_high: probability('出やすい枠（％）', 'High slot (%)'),
  medium: slot('中くらいの枠', 'Medium slot'),
  probability_medium: probability('中くらいの枠（％）', 'Medium slot (%)'),
  low: slot('出にくい枠', 'Low slot'),
  probability_low: probability('出にくい枠（％）', 'Low slot (%)'),
  gold: withHelp(
    diceOf(
      'お金（サイコロ×10×（補正＋1））',
      'Gold (dice × 10 × (bonus + 1))',
      {
        count: int('回数', 'Rolls', { min: 0, max: 99 }),
        sides: int('面数', 'Sides', { min: 0, max: 200 }),
      },
      { count: 'count', sides: 'sides' },
    ),
    'ルールの「宝箱のお金の上限」を超えません。',
    'It never exceeds “Gold limit of a chest” in the rules.',
    'chestGold',
  ),
  gold_bonus: int('お金の補正', 'Gold bonus', { min: 0, max: 99 }),
  trap_setting: choice('罠の決め方', 'Trap setting', TRAP_SETTINGS, TRAP_BY_FLOOR),
  trap: reference('罠', 'Trap', { to: 'treasure_trap' }),
  traps: set('罠の候補', 'Possible traps', TRAPS),
  trap_rate: withHelp(
    int('罠のある率（％）', 'Chance of a trap (%)', { min: 0, max: 100, initial: 80 }),
    '外れれば、罠のない宝箱になります。',
    'Otherwise the chest has no trap.',
  ),
  trap_plus: withHelp(
    int('罠の難しさの補正', 'Difficulty bonus', { min: -99, max: 99, initial: 0 }),
    'フロアの「宝箱の罠」に足します。',
    'Added to “Treasure chest trap” of the floor.',
    'traps',
  ),
  chest_level: withHelp(
    int('宝箱レベル', 'Chest level', { min: 0, max: 9 }),
    '高いほど、アイテムに強い魔法が付きます。',
    'A higher level gives items stronger magic.',
    'chestLevel',
  ),
  special_magic_set: reference('魔法効果セット', 'Special magic set', { to: 'magic_set', noneLabel: AS_THE_FLOOR }),
};
export type TreasureChest = ValuesOf<typeof fields>;

/** A treasure chest: its content and its trap. */
export const treasureChest = defineResource({
  name: 'treasure_chest',
  fields,
  names: { ja: 'name_ja', en: 'name_en' },
  naming: 'note',
  sections: [
    { title: { ja: 'メモと見た目', en: 'Note and appearance' }, fields: ['name_ja', 'name_en', 'seen_as'] },
    {
      title: { ja: '中のアイテム', en: 'Items' },
      fields: ['high', 'medium', 'low', 'probability_high', 'probability_medium', 'probability_low'],
    },
    { title: { ja: 'お金', en: 'Gold' }, fields: ['gold', 'gold_bonus'] },
    { title: { ja: '罠', en: 'Trap' }, fields: ['trap_setting'] },
    {
      title: { ja: '決まった罠', en: 'Fixed trap' },
      fields: ['trap'],
      visible: ({ trap_setting }) => trap_setting === FIXED_TRAP,
    },
    {
      title: { ja: '罠の候補', en: 'Possible traps' },
      fields: ['traps'],
      visible: ({ trap_setting }) => trap_setting === TRAP_OF_SET,
    },
    {
      title: { ja: '罠の率と難しさ', en: 'Trap chance and difficulty' },
      fields: ['trap_rate', 'trap_plus'],
      visible: ({ trap_setting }) => trap_setting !== NO_TRAP,
    },
    { title: { ja: '魔法効果', en: 'Magic effects' }, fields: ['chest_level', 'special_magic_set'] },
  ],
  tables: {
    list: {
      title: { ja: '宝箱一覧', en: 'Treasure chests' },
      columns: [
        ...(['name_ja', 'name_en', 'high', 'probability_high', 'medium', 'probability_medium', 'low'] as const),
        ...(['probability_low', 'gold', 'gold_bonus', 'trap_setting', 'trap', 'trap_rate', 'trap_plus'] as const),
        ...(['chest_level', 'special_magic_set', 'seen_as'] as const),
      ],
      csv: [
        ...(['name_ja', 'name_en', 'seen_as', 'high', 'probability_high', 'medium', 'probability_medium'] as const),
        ...(['low', 'probability_low', 'gold', 'gold_bonus', 'trap_setting', 'trap', 'traps', 'trap_rate'] as const),
        ...(['trap_plus', 'chest_level', 'special_magic_set'] as const),
      ],
      files: { import: 'treasure-boxes/import', export: 'treasure-boxes/export' },
    },
  },
  calls: { verbs: ['list', 'create', 'update'] },
  check: (chest) => [
    ...sidelessDice('gold', { ...chest.gold, plus: 0 }),
    ...(isEmptyChest(chest) ? [EMPTY] : []),
    ...(chest.trap_setting === FIXED_TRAP && chest.trap === 0 ? [NO_FIXED_TRAP] : []),
    ...(chest.trap_setting === TRAP_OF_SET && !Object.values(chest.traps).some(Boolean) ? [NO_TRAP_IN_SET] : []),
    ...CHEST_SLOTS.flatMap((name) => backwards(name, chest[name])),
  ],
});

/** Returns the items that a slot draws from, with equal chances; none if it is empty. */
export function itemsOfSlot({ first, last }: TreasureChest['high']): number[] {
  if (first === 0) return [];
  return last > first ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [first];
}

const isEmptyChest = (chest: TreasureChest): boolean =>
  CHEST_SLOTS.every((name) => chest[name].first === 0) && (chest.gold.count === 0 || chest.gold.sides === 0);

const EMPTY: Problem = {
  path: 'high.first',
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja: 'アイテムもお金も入っていません。', en: 'It contains neither items nor gold.' },
};

const NO_FIXED_TRAP: Problem = {
  path: 'trap',
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja: '罠が選ばれていません。', en: 'No trap is chosen.' },
};

const NO_TRAP_IN_SET: Problem = {
  path: 'traps',
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja: '罠の候補が選ばれていません。', en: 'No possible traps are chosen.' },
};

function backwards(name: ChestSlot, { first, last }: TreasureChest['high']): Problem[] {
  if (last === 0 || last >= first) return [];
  const fault = {
    ja: '最後の番号が最初より小さいので、最初のアイテムだけが入ります。',
    en: 'The last number is below the first, so it only contains the first item.',
  };
  return [{ path: `${name}.last`, severity: 'warning', rule: 'conflict', fault }];
}
