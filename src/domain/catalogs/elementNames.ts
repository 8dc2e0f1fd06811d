/** The ten elements of attacks and weaknesses, in the order of their codes. */
export const ELEMENT_NAMES: readonly (readonly [ja: string, en: string])[] = [
  ['炎', 'Fire'],
  ['冷気', 'Cold'],
  ['電撃', 'Lightning'],
  ['酸', 'Acid'],
  ['水', 'Water'],
  ['風', 'Wind'],
  ['土', 'Earth'],
  ['光', 'Light'],
  ['闇', 'Darkness'],
  ['聖なる力', 'Holy power'],
];
