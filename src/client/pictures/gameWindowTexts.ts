import { defineTexts } from '#client/i18n/defineTexts.ts';

export const gameWindowTexts = defineTexts({
  'message.preview': { ja: 'ゲームでの表示', en: 'As the game shows it' },
  'window.linesOver': { ja: '{{count}}行はみ出しています', en: 'Lines without room: {{count}}' },
  'window.columnsOver': {
    ja: '半角{{count}}文字分、右にはみ出しています',
    en: 'Too wide by {{count}} half-width characters',
  },
});
