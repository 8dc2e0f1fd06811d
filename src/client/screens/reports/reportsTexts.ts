import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of readers' reports to the author of a work. */
export const reportsTexts = defineTexts({
  'reports.title': { ja: '読者からの報告', en: 'Reports of readers' },
  'reports.none': { ja: '報告はありません。', en: 'There are no reports.' },
  'reports.open': { ja: '報告された場面を見る', en: 'See the moment' },
  'reports.withoutGame': { ja: '文章だけの報告です。', en: 'Words alone.' },
  'reports.remove': { ja: '済んだので消す…', en: 'Done: remove…' },
  'reports.remove.title': { ja: '報告を消しますか？', en: 'Remove the report?' },
  'reports.remove.question': { ja: '元には戻せません。', en: 'It cannot be brought back.' },
  'reports.remove.submit': { ja: '消す', en: 'Remove' },
});
