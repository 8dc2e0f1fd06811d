import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the sample on the front page. */
export const sampleCardTexts = defineTexts({
  'sampleCard.play': { ja: '遊んでみる', en: 'Play it now' },
  'sampleCard.about': { ja: 'この作品について', en: 'About this work' },
});
