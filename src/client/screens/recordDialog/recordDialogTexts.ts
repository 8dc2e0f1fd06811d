import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the panel. */
export const recordDialogTexts = defineTexts({
  'recordSheet.page': { ja: 'ページで開く', en: 'Open its page' },
  'recordSheet.close': { ja: '閉じて戻る', en: 'Close and go back' },
});
