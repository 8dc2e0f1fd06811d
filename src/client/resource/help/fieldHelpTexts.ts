import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Texts around the help on numbers. */
export const fieldHelpTexts = defineTexts({
  'fieldHelp.more': { ja: '「{{field}}」の詳しい説明', en: 'More about {{field}}' },
  'fieldHelp.example': { ja: '例', en: 'Example' },
  'fieldHelp.usedIn': { ja: '使われるところ', en: 'Used in' },
  'fieldHelp.guide': { ja: 'ガイドで読む', en: 'Read it in the guide' },
});
