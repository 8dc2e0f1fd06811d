import type { Option } from '#domain/resource/field.ts';

/** Conditions for entering a labyrinth, each with a number N (docs/domain.md, "Catalogs"). */
export const ENTRANCE_CONDITIONS: readonly Option[] = [
  { code: 1, label: { ja: '全員がレベルN以下', en: 'All members at or below level N' } },
  { code: 2, label: { ja: '全員がレベルN以上', en: 'All members at or above level N' } },
  { code: 3, label: { ja: 'パーティがN人以内', en: 'Party size within N' } },
  { code: 4, label: { ja: '称号Nを持つ', en: 'Holds title N' } },
  { code: 5, label: { ja: 'モンスターNが図鑑にある', en: 'Monster N is in the lexicon' } },
  { code: 6, label: { ja: 'アイテムNを持つ', en: 'Holds item N' } },
];
