import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of filling in unidentified names. */
export const sampleNamesTexts = defineTexts({
  'sampleNames.import': { ja: 'サンプルの不確定名を入れる', en: 'Fill in sample names' },
  'sampleNames.hint': {
    ja: '不確定名がまだない番号に、種類に応じた名前を付けます。',
    en: 'Numbers without an unidentified name get one based on their type.',
  },
  'sampleNames.done': {
    ja: '{{count}}件に不確定名を入れました。',
    en: '{{count|unidentified name was|unidentified names were}} filled in.',
  },
  'sampleNames.none': {
    ja: '不確定名がまだない番号はありません。',
    en: 'Everything already has an unidentified name.',
  },
});
