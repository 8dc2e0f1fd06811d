import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the first-person view's frame, before the view is loaded. */
export const viewTexts = defineTexts({
  'view.title': { ja: 'プレイヤー視点', en: 'First-person view' },
  'view.show': { ja: 'プレイヤー視点を出す', en: 'Show the view' },
  'view.hide': { ja: 'プレイヤー視点を閉じる', en: 'Close the view' },
  'view.enlarge': { ja: 'プレイヤー視点を大きくする', en: 'Enlarge the view' },
  'view.shrink': { ja: 'プレイヤー視点を小さくする', en: 'Shrink the view' },
});
