import { optionList } from './optionList.ts';

/** What adventurers are: 8 jobs, 5 races, 3 alignments, 2 sexes (spec 2 §3). */
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
