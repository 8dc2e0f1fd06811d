import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The text before one whose banned words are marked. */
export const bannedMarksTexts = defineTexts({
  'banned.words': { ja: '禁止ワードが含まれています：', en: 'This contains a banned word: ' },
});
