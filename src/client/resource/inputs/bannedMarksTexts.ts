import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The label before a text whose banned words are marked. */
export const bannedMarksTexts = defineTexts({
  'banned.words': { ja: '禁止ワードが含まれています：', en: 'This contains a banned word: ' },
});
