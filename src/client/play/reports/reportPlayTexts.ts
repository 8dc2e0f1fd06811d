import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The game of a reader, as its author sees it. */
export const reportPlayTexts = defineTexts({
  'report.title': { ja: '報告された場面', en: 'A reported moment' },
  'report.back': { ja: '読者からの報告へ', en: 'To the reports' },
  'report.release': { ja: '第{{number}}版での場面です', en: 'As it was in release {{number}}' },
  'report.withoutGame': {
    ja: '文章だけの報告です。場面は添えられていません。',
    en: 'Words alone: no game came with them.',
  },
  'report.misfit': {
    ja: '{{step}}手目から先は再現できません。ゲームの規則が変わっています。',
    en: 'From step {{step}} on it cannot be played again: the rules of the game have changed.',
  },
});
