import { optionList } from './optionList.ts';

// The properties of characters: jobs, races, alignments, sexes.
export const JOBS = optionList([
  ['戦士', 'Fighter'],
  ['魔術師', 'Mage'],
  ['僧侶', 'Priest'],
  ['盗賊', 'Thief'],
  ['司教', 'Bishop'],
  ['侍', 'Samurai'],
  ['君主', 'Lord'],
  ['忍者', 'Ninja'],
]);
export const RACES = optionList([
  ['人間', 'Human'],
  ['エルフ', 'Elf'],
  ['ドワーフ', 'Dwarf'],
  ['ノーム', 'Gnome'],
  ['ホブ', 'Hob'],
]);
export const ALIGNMENTS = optionList([
  ['善', 'Good'],
  ['中立', 'Neutral'],
  ['悪', 'Evil'],
]);
export const SEXES = optionList([
  ['男', 'Male'],
  ['女', 'Female'],
]);

/** The six stats in their fixed order, by their field names in records. Frozen once landed. */
export const STATS = [
  { name: 'strength', label: { ja: '力', en: 'Strength' } },
  { name: 'wisdom', label: { ja: '知恵', en: 'Wisdom' } },
  { name: 'faith', label: { ja: '信仰心', en: 'Faith' } },
  { name: 'vitality', label: { ja: '生命力', en: 'Vitality' } },
  { name: 'agility', label: { ja: '素早さ', en: 'Agility' } },
  { name: 'luck', label: { ja: '運', en: 'Luck' } },
] as const;
export type Stat = (typeof STATS)[number]['name'];
export type Stats = Record<Stat, number>;

/** Makes stats of their values, in the order of STATS. */
export const statsOf = (values: readonly number[]): Stats =>
  Object.fromEntries(STATS.map(({ name }, index) => [name, values[index] ?? 0])) as Stats;

/** The codes of the jobs and alignments that rules name. */
export const [FIGHTER, MAGE, PRIEST, THIEF, BISHOP, SAMURAI, LORD, NINJA] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const [GOOD, NEUTRAL, EVIL] = [0, 1, 2] as const;
