import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the city's menu next to the names of its places. */
export const cityTexts = defineTexts({
  'city.menu.ja': {
    ja: 'ゲームでの街のメニュー（日本語）',
    en: 'The city menu in the game (Japanese)',
  },
  'city.menu.en': { ja: 'ゲームでの街のメニュー（英語）', en: 'The city menu in the game (English)' },
});
