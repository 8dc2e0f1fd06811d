import { defineTexts } from '#client/i18n/defineTexts.ts';

/** What stands around the view from within before it is there. */
export const viewTexts = defineTexts({
  'view.title': { ja: 'プレイヤー視点', en: 'View from within' },
  'view.show': { ja: '眺めを出す', en: 'Show the view' },
  'view.hide': { ja: '眺めを閉じる', en: 'Close the view' },
  'view.enlarge': { ja: '眺めを大きくする', en: 'Enlarge the view' },
  'view.shrink': { ja: '眺めを小さくする', en: 'Shrink the view' },
});
