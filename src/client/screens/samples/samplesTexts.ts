import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The samples that authors share. */
export const samplesTexts = defineTexts({
  'samples.title': { ja: 'サンプルシナリオ一覧', en: 'Sample scenario list' },
  'samples.empty': { ja: '読み込めるデータがありません。', en: 'No readable data found.' },
  'samples.toScenarios': { ja: '自分のシナリオへ', en: 'To your own scenarios' },
});
