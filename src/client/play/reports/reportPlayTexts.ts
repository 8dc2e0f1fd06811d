import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of a reader's game as its author sees it. */
export const reportPlayTexts = defineTexts({
  'report.title': { ja: '報告された場面', en: 'Reported moment' },
  'report.back': { ja: '読者からの報告へ', en: 'To the reports' },
  'report.release': { ja: '第{{number}}版での場面です', en: 'As it was in release {{number}}' },
  'report.withoutGame': {
    ja: '文章だけの報告です。場面は添えられていません。',
    en: 'Text only: no game was sent with it.',
  },
  'report.older': {
    ja: '古い規則でプレイされた場面です。ここでの結果は、読者が見たものと違うことがあります。',
    en: 'Recorded under older rules of play: the result here may differ from what the reader saw.',
  },
  'report.misfit': {
    ja: '{{step}}手目から先は再現できません。ゲームの規則が変わっています。',
    en: 'It cannot be replayed from step {{step}} on: the rules of play have changed.',
  },
});
