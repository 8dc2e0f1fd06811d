import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Texts of the save state of records, and of records that cannot be saved. */
export const deskSavingTexts = defineTexts({
  'saving.invalidAt': { ja: '直すまで保存できません：{{where}}', en: 'Not saved until corrected: {{where}}' },
  'saving.overlongAt': {
    ja: '長すぎるため保存されていません：{{where}}',
    en: 'Too long to be saved: {{where}}',
  },
  'saving.others': { ja: 'ほか{{count}}件', en: '{{count}} more' },
});
