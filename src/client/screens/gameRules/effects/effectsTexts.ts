import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts around the effects of numbers. */
export const effectsTexts = defineTexts({
  'effects.chart.open': { ja: 'グラフを見る', en: 'Show the chart' },
  'effects.chart.close': { ja: 'グラフを閉じる', en: 'Close the chart' },
  'effects.usual': { ja: '既定', en: 'default' },
  'effects.usual.of': { ja: '既定では{{value}}', en: 'by default {{value}}' },
  'effects.table': { ja: '表で読む', en: 'As a table' },
});
