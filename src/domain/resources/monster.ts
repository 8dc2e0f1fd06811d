import { MONSTER_FAMILIES } from '#domain/catalogs/monsterFamilies.ts';
import { MONSTER_GRAPHIC_CATEGORIES } from '#domain/catalogs/monsterGraphicCategories.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import { ATTACK_OPTIONS, BREATHS, RESISTANCES, SPECIAL_EFFECTS, WEAKNESSES } from '#domain/catalogs/monsterTraits.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import {
  choice,
  dice,
  diceOf,
  flag,
  group,
  image,
  int,
  range,
  reference,
  set,
  slots,
  text,
  withHelp,
} from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';
import { isWritten, NO_ENGLISH } from '#domain/text/untranslated.ts';
import { monsterBrings } from './monsterStart.ts';
import { sidelessDice } from './sidelessDice.ts';

const name = (ja: string, en: string) => text(ja, en, { maxWidth: 20 });
const percent = (ja: string, en: string) => int(ja, en, { min: 0, max: 100 });
const resistance = (ja: string, en: string) =>
  withHelp(
    percent(ja, en),
    '届いた呪文を、この率で打ち消します。',
    'The chance to block a spell cast at it.',
    'spellResistance',
  );
const spellLevel = (ja: string, en: string) =>
  withHelp(
    int(ja, en, { min: 0, max: 7 }),
    'このレベルまでの呪文を唱えます。0なら唱えません。',
    'It casts spells up to this level. With 0 it casts none.',
    'monsterSpells',
  );
const colour = (ja: string, en: string) => int(ja, en, { min: 0, max: 255, initial: 255 });

/** Damage dice (docs/domain.md, "Items") and the number of blows. */
const attack = diceOf(
  '攻撃',
  'Attack',
  {
    rolls: int('個数', 'Dice', { min: 0, max: 99 }),
    sides: int('面数', 'Sides', { min: 0, max: 200 }),
    attacks: int('回数', 'Attacks', { min: 0, max: 99 }),
  },
  { count: 'rolls', sides: 'sides', times: 'attacks' },
);

/** A monster that a party can meet. */
export const monster = defineResource({
  name: 'monster',
  fields: {
    name_ja: name('確定名（日本語）', 'Name (Japanese)'),
    name_en: name('確定名（英語）', 'Name (English)'),
    plural_en: name('複数形（英語）', 'Plural (English)'),
    unconfirmed_name_ja: name('不確定名（日本語）', 'Unidentified name (Japanese)'),
    unconfirmed_name_en: name('不確定名（英語）', 'Unidentified name (English)'),
    unconfirmed_plural_en: name('不確定名の複数形（英語）', 'Unidentified plural (English)'),
    family: choice('系統', 'Family', MONSTER_FAMILIES),
    level: withHelp(
      int('レベル', 'Level', { min: 0, max: 99, initial: 1 }),
      '高いほど攻撃を当てやすく、状態の変化に強くなります。',
      'A higher level hits more often and resists states better.',
      'armourClass',
    ),
    hp: withHelp(
      dice('HP', 'HP', { plus: 9999 }),
      '出会うたびに、一体ずつ振ります。',
      'Rolled for each monster when it appears.',
      'dice',
    ),
    ac: withHelp(
      int('AC', 'AC', { min: -99, max: 99, initial: 10 }),
      '小さいほど攻撃が当たりにくくなります。10で無防備です。',
      'Lower is harder to hit; 10 means no armour.',
      'armourClass',
    ),
    recovery: withHelp(
      int('ラウンドごとの回復', 'Recovery per round', { min: 0, max: 999 }),
      'ラウンドの終わりに回復するHPです。',
      'HP recovered at the end of each round.',
    ),
    wizard_spell_resistance: resistance('魔術師呪文の抵抗（％）', 'Wizard spell resistance (%)'),
    priest_spell_resistance: resistance('僧侶呪文の抵抗（％）', 'Priest spell resistance (%)'),
    special_effects: set('特殊な魔法効果', 'Special magic effects', SPECIAL_EFFECTS),
    resistances: set('耐性', 'Resistances', RESISTANCES),
    weaknesses: set('弱点', 'Weaknesses', WEAKNESSES),
    options: set('攻撃オプション', 'Attack options', ATTACK_OPTIONS),
    attacks: withHelp(
      slots('直接攻撃', 'Direct attacks', 10, attack),
      '1ラウンドに、すべての枠の攻撃をします。2d6を3回なら「2d6×3」です。',
      'It makes the attacks of all slots each round. 2d6 three times is 2d6×3.',
      'dice',
    ),
    mage_spell_level: spellLevel('魔術師呪文のレベル', 'Mage spell level'),
    priest_spell_level: spellLevel('僧侶呪文のレベル', 'Priest spell level'),
    spell_probability: withHelp(
      percent('呪文を使う率（％）', 'Spell probability (%)'),
      'ブレスを吐かないラウンドに、呪文を唱える率です。',
      'The chance to cast a spell in a round without breath.',
      'conduct',
    ),
    breath: choice('ブレス', 'Breath', BREATHS),
    breath_rate: withHelp(
      percent('ブレスの率（％）', 'Breath rate (%)'),
      'ラウンドごとに、呪文や攻撃より先に試します。',
      'Tried each round, before spells and attacks.',
      'conduct',
    ),
    level_drain: withHelp(
      int('レベル低下', 'Level drain', { min: 0, max: 9 }),
      '打撃で奪うことのあるレベルの数です。',
      'Levels that a hit can drain.',
      'levelDrain',
    ),
    experience: withHelp(
      int('経験値', 'Experience', { min: 0, max: 99_999_999 }),
      '一体を倒したときの値です。パーティで分けます。',
      'For each monster killed. The party shares it.',
      'experience',
    ),
    room_chest: reference('部屋の宝箱', 'Room treasure', { to: 'treasure_chest' }),
    random_chest: reference('ランダムの宝箱', 'Random treasure', { to: 'treasure_chest' }),
    friendly: flag('友好的なことがある', 'May be friendly'),
    hidden_in_opening: flag('オープニングに出さない', 'Hidden in the opening'),
    companion: reference('連れのモンスター', 'Companion monster', { to: 'monster' }),
    companion_probability: withHelp(
      percent('連れの率（％）', 'Companion probability (%)'),
      '連れのモンスターが、もう一つのグループで現れる率です。',
      'The chance that the companion appears as another group.',
      'groupCount',
    ),
    group_count: withHelp(
      range('出現数', 'Group count', { min: 1, max: 9, initial: { min: 1, max: 1 } }),
      '1グループの数です。上限はフロアの難易度でも決まります。',
      'The size of a group. The difficulty of the floor limits it, too.',
      'groupSize',
    ),
    image: image('確定時の画像', 'Picture', 'monsters', MONSTER_GRAPHICS),
    unconfirmed_image: image('不確定時の画像', 'Unidentified picture', 'monsters', MONSTER_GRAPHICS),
    graphic_category: choice('画像の分類', 'Picture category', MONSTER_GRAPHIC_CATEGORIES),
    color_filter: withHelp(
      group('カラーフィルター', 'Colour filter', {
        red: colour('赤', 'Red'),
        green: colour('緑', 'Green'),
        blue: colour('青', 'Blue'),
      }),
      '255で元のまま、小さいほどその色が弱まります。',
      '255 leaves a colour as it is; less takes some of it away.',
    ),
    destroyed_by_acid: flag('酸でアイテムを壊す', 'Destroys items with acid'),
  },
  names: { ja: 'name_ja', en: 'name_en' },
  brings: monsterBrings,
  sections: [
    {
      title: { ja: '名前', en: 'Names' },
      // A name in both languages and its plural in each row.
      fields: [
        ...(['name_ja', 'name_en', 'plural_en'] as const),
        ...(['unconfirmed_name_ja', 'unconfirmed_name_en', 'unconfirmed_plural_en'] as const),
      ],
    },
    {
      title: { ja: '能力', en: 'Abilities' },
      fields: [
        ...(['hp', 'ac', 'level', 'family', 'recovery'] as const),
        ...(['wizard_spell_resistance', 'priest_spell_resistance'] as const),
      ],
    },
    {
      title: { ja: '攻撃', en: 'Attacks' },
      fields: ['attacks', 'options', 'level_drain', 'destroyed_by_acid'],
    },
    {
      title: { ja: '画像', en: 'Picture' },
      fields: ['image', 'unconfirmed_image', 'graphic_category', 'color_filter'],
    },
    {
      title: { ja: '呪文とブレス', en: 'Spells and breath' },
      fields: ['mage_spell_level', 'priest_spell_level', 'spell_probability', 'breath', 'breath_rate'],
    },
    { title: { ja: '特性', en: 'Traits' }, fields: ['special_effects', 'resistances', 'weaknesses'] },
    {
      title: { ja: '出現と報酬', en: 'Appearance and rewards' },
      fields: [
        ...(['group_count', 'companion', 'companion_probability', 'room_chest', 'random_chest'] as const),
        ...(['experience', 'friendly', 'hidden_in_opening'] as const),
      ],
    },
  ],
  tables: {
    list: {
      title: { ja: 'モンスター一覧', en: 'Monsters' },
      columns: [
        ...(['name_ja', 'name_en', 'image', 'family', 'level', 'hp', 'ac'] as const),
        ...(['wizard_spell_resistance', 'priest_spell_resistance', 'experience', 'group_count', 'companion'] as const),
      ],
      csv: [
        ...(['name_ja', 'name_en', 'plural_en', 'unconfirmed_name_ja', 'unconfirmed_name_en'] as const),
        ...(['unconfirmed_plural_en', 'level', 'hp', 'ac', 'experience', 'family', 'recovery'] as const),
        ...(['wizard_spell_resistance', 'priest_spell_resistance', 'special_effects', 'resistances'] as const),
        ...(['weaknesses', 'attacks', 'mage_spell_level', 'priest_spell_level', 'spell_probability'] as const),
        ...(['breath', 'breath_rate', 'level_drain', 'options', 'room_chest', 'random_chest', 'friendly'] as const),
        ...(['hidden_in_opening', 'companion', 'companion_probability', 'group_count', 'image'] as const),
        ...(['unconfirmed_image', 'graphic_category', 'color_filter', 'destroyed_by_acid'] as const),
      ],
      files: { import: 'monster-data-imports', export: 'monster-data-exports' },
    },
    names: {
      title: { ja: 'モンスター名', en: 'Monster names' },
      columns: ['name_ja', 'name_en', 'plural_en'],
      csv: ['name_ja', 'name_en', 'plural_en'],
      files: { import: 'monster-name-imports', export: 'monster-name-exports' },
    },
    unidentified: {
      title: { ja: '不確定名モンスター', en: 'Unidentified names' },
      columns: ['name_ja', 'unconfirmed_name_ja', 'unconfirmed_name_en', 'unconfirmed_plural_en'],
      csv: ['unconfirmed_name_ja', 'unconfirmed_name_en', 'unconfirmed_plural_en'],
      files: { import: 'unidentified-monsters/import', export: 'unidentified-monsters/export' },
    },
    graphics: {
      title: { ja: 'モンスター画像', en: 'Monster pictures' },
      columns: ['name_ja', 'image', 'unconfirmed_image', 'graphic_category', 'color_filter'],
    },
  },
  calls: {
    verbs: ['list', 'create', 'read', 'update', 'delete'],
    also: { 'fetch-monster-dropdown-list': 'names', 'monster-data-reference': 'all', 'fetch-monster-lists': 'names' },
  },
  bannedWords: {
    monster: ['name_ja', 'name_en', 'plural_en'],
    unidentified_monster: ['unconfirmed_name_ja', 'unconfirmed_name_en', 'unconfirmed_plural_en'],
  },
  check: ({ hp, companion, companion_probability, attacks, group_count, ...names }, number) => [
    ...missingPlural('plural_en', names.name_en, names.plural_en, group_count),
    ...missingPlural('unconfirmed_plural_en', names.unconfirmed_name_en, names.unconfirmed_plural_en, group_count),
    ...(hp.count * hp.sides + hp.plus > 0 ? [] : [NO_HP]),
    ...sidelessDice('hp', hp),
    ...(companion === number ? [OWN_COMPANION] : []),
    ...(companion !== RECORD_KINDS.monster.none && companion_probability === 0 ? [NEVER_ALONG] : []),
    ...attacks.flatMap(attackProblems),
  ],
});

/** Groups are called by the plural. */
function missingPlural(path: string, name: string, plural: string, { max }: { readonly max: number }): Problem[] {
  if (max === 1 || !isWritten(name) || isWritten(plural)) return [];
  return [{ path, severity: 'warning', rule: 'english', fault: NO_ENGLISH }];
}

const NO_HP: Problem = {
  path: 'hp.count',
  severity: 'warning',
  rule: 'incomplete',
  fault: {
    ja: 'HPが0です。サイコロか、足す数を入れてください。',
    en: 'HP is 0. Enter dice or a bonus.',
  },
};
const OWN_COMPANION: Problem = {
  path: 'companion',
  severity: 'warning',
  rule: 'conflict',
  fault: { ja: '自分自身が連れになっています。', en: 'This monster is its own companion.' },
};
const NEVER_ALONG: Problem = {
  path: 'companion_probability',
  severity: 'warning',
  rule: 'ineffective',
  fault: { ja: '連れの率が0なので、連れは現れません。', en: 'With a probability of 0 the companion never appears.' },
};

/** Reasons why a filled-in attack does no damage. */
function attackProblems({ rolls, sides, attacks }: (typeof attack)['initial'], slot: number): Problem[] {
  if (rolls === 0 && sides === 0) return [];
  const warning = (key: keyof typeof attack.fields, fault: Label): Problem => ({
    path: `attacks.${slot}.${key}`,
    severity: 'warning',
    rule: 'ineffective',
    fault,
  });
  if (attacks === 0) return [warning('attacks', NEVER_STRIKES)];
  return rolls === 0 || sides === 0 ? [warning(rolls === 0 ? 'rolls' : 'sides', NO_DAMAGE)] : [];
}

const NEVER_STRIKES: Label = {
  ja: '回数が0なので、この攻撃は行われません。',
  en: 'With a count of 0 this attack is never made.',
};
const NO_DAMAGE: Label = {
  ja: 'サイコロの個数か面数が0なので、ダメージがありません。',
  en: 'Without dice or sides, it does no damage.',
};
