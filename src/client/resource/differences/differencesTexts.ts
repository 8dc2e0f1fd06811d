import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Texts of the list of differing values and of the reset to defaults. */
export const differencesTexts = defineTexts({
  'differences.record': { ja: '対象', en: 'Record' },
  'differences.field': { ja: '項目', en: 'Setting' },
  'differences.back': {
    ja: '{{count}}個の値を既定値に戻しました。',
    en: '{{count|value is|values are}} back at the default.',
  },
  'differences.undo': { ja: '元に戻す', en: 'Undo' },
});
