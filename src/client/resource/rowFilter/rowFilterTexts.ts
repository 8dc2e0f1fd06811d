import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The filters of tables and lists by what their records lack, and by where they are used. */
export const rowFilterTexts = defineTexts({
  'rowFilter.label': { ja: '絞り込み', en: 'Filter' },
  'rowFilter.all': { ja: 'すべて', en: 'All' },
  'rowFilter.nameless': { ja: '名前なし', en: 'Empty name' },
  'rowFilter.untranslated': { ja: '英語なし', en: 'Empty English' },
  'rowFilter.unused': { ja: '使われていない', en: 'Unused' },
  'rowFilter.used': { ja: '使われている', en: 'In use' },
  'rowFilter.floor': { ja: '{{floor}}階', en: 'Floor {{floor}}' },
  'rowFilter.now': { ja: '絞り込み：{{label}}', en: 'Filter: {{label}}' },
  'rowFilter.none': { ja: 'この絞り込みに合うものはありません。', en: 'Nothing matches this filter.' },
  'rowFilter.clear': { ja: 'すべて表示', en: 'Show all' },
});
