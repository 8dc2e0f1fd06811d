import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of a game beside the map. */
export const besideTexts = defineTexts({
  'beside.title': { ja: '地図の横のテストプレイ', en: 'Test play beside the map' },
  'beside.alone': { ja: '広く開く', en: 'Open alone' },
  'beside.close': { ja: 'テストプレイを閉じる', en: 'Close the test play' },
});
