import { defineTexts } from '#client/i18n/defineTexts.ts';

export const gameWindowTexts = defineTexts({
  'message.preview': { ja: 'ゲームでの表示', en: 'In the game' },
  'window.linesOver': { ja: '{{count}}行はみ出しています', en: '{{count|line|lines}} too many' },
  'window.columnsOver': {
    ja: '半角{{count}}文字分、右にはみ出しています',
    en: '{{count|half-width character|half-width characters}} too wide',
  },
});
