import type { Option } from '#domain/resource/field.ts';

/** Conditions for entering a labyrinth, each with a parameter N (spec 1 §3). */
export const ENTRANCE_CONDITIONS: readonly Option[] = [
  { code: 1, label: { ja: '全員がレベルN以下', en: 'All members at or below level N' } },
  { code: 2, label: { ja: '全員がレベルN以上', en: 'All members at or above level N' } },
  { code: 3, label: { ja: 'パーティがN人以内', en: 'Party size within N' } },
  { code: 4, label: { ja: '称号Nを持つ', en: 'Holds title N' } },
  { code: 5, label: { ja: 'モンスターNが図鑑にある', en: 'Monster N is in the lexicon' } },
  { code: 6, label: { ja: 'アイテムNを持つ', en: 'Holds item N' } },
];

/** What N is, by the code of the condition. */
const PARAMETERS = {
  1: 'level',
  2: 'level',
  3: 'party_size',
  4: 'title',
  5: 'monster',
  6: 'item',
} as const satisfies Readonly<Record<number, string>>;
export type ConditionParameter = (typeof PARAMETERS)[keyof typeof PARAMETERS];

/** What the N of a condition counts or names. */
export const conditionParameter = (code: number): ConditionParameter =>
  PARAMETERS[code as keyof typeof PARAMETERS] ?? PARAMETERS[1];
