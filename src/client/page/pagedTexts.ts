import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the page navigation. */
export const pagedTexts = defineTexts({
  'pages.navigation': { ja: 'ページ', en: 'Pages' },
  'pages.first': { ja: '最初のページ', en: 'First page' },
  'pages.previous': { ja: '前のページ', en: 'Previous page' },
  'pages.next': { ja: '次のページ', en: 'Next page' },
  'pages.last': { ja: '最後のページ', en: 'Last page' },
});
