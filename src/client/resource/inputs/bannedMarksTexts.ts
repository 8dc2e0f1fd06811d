import type { Texts } from '#client/i18n/dictionary.ts';

/** What stands before a text whose banned words are marked. */
export const bannedMarksTexts = {
  'banned.words': { ja: '禁止ワードが含まれています: ', en: 'This holds a banned word: ' },
} as const satisfies Texts;
