import { defineTexts } from '#client/i18n/defineTexts.ts';

/** How an empty list greets (docs/product.md, "Messages"). It never stands without the next step: `NoData` asks for one. */
export const noDataTexts = defineTexts({
  'noData.title': { ja: '読み込めるデータがありません。', en: 'No readable data found.' },
});
