import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts about records that come into a scenario with everything to which they lead, wherever they are from. */
export const bringTexts = defineTexts({
  'bring.gone': {
    ja: '元のシナリオが見つからないか、読む権限がありません。',
    en: 'The other scenario no longer exists, or you may not read it.',
  },
  'bring.lacking': {
    ja: '空いた番号が足りません：{{kinds}}。',
    en: 'There are too few free numbers: {{kinds}}.',
  },
  'bring.lack': { ja: '{{kind}}があと{{count}}件', en: '{{kind}}, {{count}} more' },
  'bring.picture': {
    ja: '追加画像の{{number}}番が受け付けられませんでした。{{reason}}',
    en: 'Additional image {{number}} was refused. {{reason}}',
  },
  'bring.separator': { ja: '、', en: '; ' },
  'bring.left': {
    ja: 'その後に変わったデータと、それが使うデータ（{{count}}件）は、そのままにしました。',
    en: '{{count|record was|records were}} left as they are, because they have changed since or are used by one that has.',
  },
});
