import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The screens of the labyrinth messages. */
export const messageTexts = defineTexts({
  'message.ja': { ja: '日本語', en: 'Japanese' },
  'message.en': { ja: '英語', en: 'English' },
  'message.window': {
    ja: 'ゲームでの表示（{{language}}・{{page}}ページ目）',
    en: 'As the game shows it ({{language}}, page {{page}})',
  },
  'message.noEnglish': { ja: '英語のないメッセージ（{{count}}件）', en: 'Messages without English ({{count}})' },
  'signboard.labyrinths': { ja: '迷宮', en: 'Labyrinths' },
  'signboard.labyrinth': { ja: '迷宮{{number}} {{name}}', en: 'Labyrinth {{number}} {{name}}' },
});
