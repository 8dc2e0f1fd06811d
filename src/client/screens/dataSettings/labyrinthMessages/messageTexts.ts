import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the screens of the labyrinth messages. */
export const messageTexts = defineTexts({
  'message.ja': { ja: '日本語', en: 'Japanese' },
  'message.en': { ja: '英語', en: 'English' },
  'message.window': {
    ja: 'ゲームでの表示（{{language}}・{{page}}ページ目）',
    en: 'In the game ({{language}}, page {{page}})',
  },
  'message.noEnglish': { ja: '英語のないメッセージ（{{count}}件）', en: 'Messages without English ({{count}})' },
  'signboard.labyrinths': { ja: '迷宮', en: 'Labyrinths' },
  'signboard.option': { ja: '{{name}}（{{words}}）', en: '{{name}} ({{words}})' },
  'signboard.unwritten': { ja: '未記入', en: 'Not written yet' },
  'signboard.other.ja': { ja: '日本語の看板', en: 'Japanese signboard' },
  'signboard.other.en': { ja: '英語の看板', en: 'English signboard' },
  'signboard.write.ja': { ja: '日本語を書く', en: 'Write the Japanese' },
  'signboard.write.en': { ja: '英語を書く', en: 'Write the English' },
  'signboard.read.ja': { ja: '日本語を見る', en: 'See the Japanese' },
  'signboard.read.en': { ja: '英語を見る', en: 'See the English' },
  'signboard.labyrinth': { ja: '迷宮{{number}} {{name}}', en: 'Labyrinth {{number}} {{name}}' },
});
