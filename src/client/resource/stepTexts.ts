import type { Texts } from '#client/i18n/dictionary.ts';

/** What is told of a step back or forth, in a form and in a table. */
export const stepTexts = {
  'record.step.refused.undo': {
    ja: '番号の変更は元に戻せませんでした。{{reason}}',
    en: 'The change of numbers could not be taken back. {{reason}}',
  },
  'record.step.refused.redo': {
    ja: '番号の変更はやり直せませんでした。{{reason}}',
    en: 'The change of numbers could not be done again. {{reason}}',
  },
} as const satisfies Texts;
