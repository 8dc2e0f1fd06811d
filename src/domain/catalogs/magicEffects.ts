import type { Option } from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';
import { STATS } from './adventurers.ts';
import { MONSTER_FAMILIES } from './monsterFamilies.ts';
import { optionList } from './optionList.ts';

type Name = readonly [ja: string, en: string];

const STAT_NAMES = STATS.map(({ label }): Name => [label.ja, label.en]);

/** Returns names that combine one name with each amount. */
const by = ([ja, en]: Name, ...amounts: readonly string[]): Name[] =>
  amounts.map((amount) => [`${ja}${amount}`, `${en} ${amount}`]);
const wards = ([ja, en]: Name): Name => [`${ja}を防ぐ`, `Wards off ${en}`];
const casts = ([ja, en]: Name): Name => [`使うと${ja}`, `Use: ${en}`];

/** Effects that change stats of the wearer. */
const ABILITIES: readonly Name[] = [
  ...STAT_NAMES.flatMap((stat) => by(stat, '+1', '+2', '+3')),
  ...STAT_NAMES.flatMap((stat) => by(stat, '-1')),
  ...by(['最大HP', 'Max HP'], '+5', '+10', '+20'),
  ...by(['命中', 'To hit'], '+1', '+2', '+3'),
  ...by(['ダメージ', 'Damage'], '+1', '+2', '+3'),
  ...by(['AC', 'AC'], '-1', '-2', '-3'),
  ...by(['先制', 'Initiative'], '+1', '+2'),
  ...by(['呪文の威力', 'Spell power'], '+1', '+2'),
  ...by(['攻撃回数', 'Attacks'], '+1', '+2'),
];

/** Wards, bonuses against families, and effects of blows. */
const OPTIONS: readonly Name[] = [
  ...(
    [
      ['炎', 'fire'],
      ['冷気', 'cold'],
      ['電撃', 'lightning'],
      ['酸', 'acid'],
      ['聖なる力', 'holy power'],
      ['闇の力', 'dark power'],
      ['ブレス', 'breath'],
      ['呪文', 'spells'],
      ['毒', 'poison'],
      ['麻痺', 'paralysis'],
      ['石化', 'petrifying'],
      ['睡眠', 'sleep'],
      ['混乱', 'confusion'],
      ['恐怖', 'fear'],
      ['沈黙', 'silence'],
      ['即死', 'instant death'],
      ['吸精', 'level drain'],
      ['老化', 'ageing'],
      ['盗み', 'theft'],
    ] satisfies Name[]
  ).map(wards),
  ...MONSTER_FAMILIES.map(({ label }): Name => [`${label.ja}に強い`, `Strong against: ${label.en}`]),
  ['毒を与える', 'Poisons'],
  ['麻痺させる', 'Paralyzes'],
  ['石にする', 'Petrifies'],
  ['眠らせる', 'Puts to sleep'],
  ['一撃で倒す', 'Kills in one hit'],
  ['レベルを下げる', 'Drains levels'],
];

/** Everything else: passive effects, and effects of use. */
const OTHERS: readonly Name[] = [
  ['歩くとHP回復', 'Heals while walking'],
  ['歩くとHP減少', 'Loses HP while walking'],
  ['呪われて外せない', 'Cursed: cannot be taken off'],
  ['敵を呼びよせる', 'Draws enemies'],
  ['敵を遠ざける', 'Keeps enemies away'],
  ['罠にかからない', 'Avoids traps'],
  ...(
    [
      ['HP小回復', 'heals a little'],
      ['HP中回復', 'heals moderately'],
      ['HP大回復', 'heals a lot'],
      ['HP全回復', 'heals fully'],
      ['毒を治す', 'cures poison'],
      ['麻痺を治す', 'cures paralysis'],
      ['石化を治す', 'cures stone'],
      ['死者を起こす', 'raises the dead'],
      ['灰から起こす', 'raises from ashes'],
      ['明かり', 'light'],
      ['位置を知る', 'shows the position'],
      ['地図を見る', 'shows the map'],
      ['浮遊', 'floating'],
      ['守りの壁', 'a shield for all'],
      ['鑑定', 'identifies'],
      ['小さな炎', 'a small flame'],
      ['炎の嵐', 'a storm of fire'],
      ['業火', 'a sea of fire'],
      ['つらら', 'an icicle'],
      ['吹雪', 'a blizzard'],
      ['氷の墓', 'a tomb of ice'],
      ['稲妻', 'a thunderbolt'],
      ['眠りの雲', 'a cloud of sleep'],
      ['沈黙の霧', 'a mist of silence'],
      ['惑いの風', 'a wind of confusion'],
      ['死の言葉', 'a word of death'],
      ['不死を払う', 'dispels the undead'],
      ['呪文を消す', 'dispels magic'],
      ['罠を調べる', 'finds traps'],
      ['鍵を開ける', 'opens locks'],
      ['町へ帰る', 'returns to town'],
      ['瞬間移動', 'teleports'],
      ['経験値を得る', 'gives experience'],
    ] satisfies Name[]
  ).map(casts),
  ...STAT_NAMES.map(([ja, en]): Name => casts([`${ja}が伸びる`, `${en.toLowerCase()} grows`])),
];

const count = (names: readonly Name[], before: number) => ({ first: before + 1, last: before + names.length });
const abilities = count(ABILITIES, 0);
const options = count(OPTIONS, abilities.last);
const others = count(OTHERS, options.last);

/** The three groups of effects, by their codes. */
export const MAGIC_EFFECT_GROUPS: readonly { readonly label: Label; readonly first: number; readonly last: number }[] =
  [
    { label: { ja: '能力', en: 'Ability' }, ...abilities },
    { label: { ja: 'オプション', en: 'Option' }, ...options },
    { label: { ja: 'その他', en: 'Other' }, ...others },
  ];

/** The effects of items, 0-126; records store the codes, which never change their meaning. 0 is none. */
export const MAGIC_EFFECTS: readonly Option[] = optionList([['なし', 'None'], ...ABILITIES, ...OPTIONS, ...OTHERS]);

/** The spell that an item with this effect casts when used, by effect code. */
export const EFFECT_SPELLS: Readonly<Record<number, number>> = {
  ...{ 88: 72, 89: 73, 90: 73, 91: 74, 92: 76, 93: 77, 94: 78, 95: 79, 96: 79 },
  ...{ 97: 61, 98: 1, 99: 2, 100: 63, 101: 38 },
  ...{ 103: 18, 104: 22, 105: 28, 106: 20, 107: 29, 108: 24, 109: 26 },
  ...{ 110: 6, 111: 8, 112: 10, 113: 15, 114: 49, 115: 48, 116: 44, 117: 45, 118: 5, 119: 3 },
};
/** The ward effects of worn magic. */
export const WARD_EFFECTS = {
  ...{ fire: 43, cold: 44, lightning: 45, acid: 46, holy: 47, dark: 48, breath: 49, spells: 50, poison: 51 },
  ...{ paralysis: 52, stone: 53, sleep: 54, confusion: 55, fear: 56, silence: 57, death: 58, drain: 59 },
  ...{ ageing: 60, theft: 61 },
} as const;
export type Ward = keyof typeof WARD_EFFECTS;
/** The bonus against the first family of monsters; those of the other families follow. */
export const FIRST_SLAYING_EFFECT = 62;
/** The effects of blows, by the magic effect that causes them. */
export const BLOW_EFFECTS = { poisons: 76, paralyzes: 77, petrifies: 78, sleeps: 79, kills: 80, drains: 81 } as const;
/** The effect that curses an item. */
export const CURSING_EFFECT = 84;

/** The last existing effect. */
export const LAST_MAGIC_EFFECT = 126;

/** Numbers past the last effect are kept and have no effect (docs/domain.md, "Catalogs"). */
const OUT_OF_RANGE = Array.from({ length: 255 - LAST_MAGIC_EFFECT }, (_, index): Name => {
  const code = LAST_MAGIC_EFFECT + 1 + index;
  return [`範囲外（${code}）`, `Out of Range (${code})`];
});

/** All numbers that a slot of an item can have. */
export const MAGIC_EFFECT_NUMBERS: readonly Option[] = [
  ...MAGIC_EFFECTS,
  ...optionList(OUT_OF_RANGE, LAST_MAGIC_EFFECT + 1).map((option): Option => ({ ...option, isObsolete: true })),
];
