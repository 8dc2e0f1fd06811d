import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts that replace a screen while a kind has no records. */
export const noRecordTexts = defineTexts({
  'none.item': { ja: '利用できるアイテムがありません。', en: 'No available item' },
  'none.item.make': { ja: 'アイテムを作る', en: 'Make an item' },
  'none.monster': { ja: '利用できるモンスターがありません。', en: 'No available monster' },
  'none.monster.make': { ja: 'モンスターを作る', en: 'Make a monster' },
});
