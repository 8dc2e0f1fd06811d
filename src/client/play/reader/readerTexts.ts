import { defineTexts } from '#client/i18n/defineTexts.ts';

/** What readers see around the game: its title, its menu, its end. */
export const readerTexts = defineTexts({
  'reader.fetching': { ja: '迷宮を用意しています', en: 'Preparing the labyrinth' },
  'reader.newer': {
    ja: 'この作品は新しい版で書かれています。ページを読み込みなおしてください。',
    en: 'This work was written by a newer version. Please load the page again.',
  },
  'reader.unreadable': { ja: 'この作品を読み取れませんでした。', en: 'This work could not be read.' },
  'reader.by': { ja: '作者 {{name}}', en: 'by {{name}}' },
  'reader.begin.ready': { ja: 'はじめから', en: 'From the beginning' },
  'reader.begin.own': { ja: '仲間を作ってはじめから', en: 'Begin with members of my own' },
  'reader.options': { ja: '設定', en: 'Options' },
  'reader.works': { ja: '公開作品へ', en: 'To the works' },
  'reader.menu': { ja: 'メニュー', en: 'Menu' },
  'reader.continue': { ja: '続ける', en: 'Go on' },
  'reader.leave': { ja: '題名の画面へ戻る…', en: 'Back to the title…' },
  'reader.leave.title': { ja: '冒険をやめますか？', en: 'Leave the game?' },
  'reader.leave.lost': { ja: 'ここまでの冒険は失われます。', en: 'What you have done so far will be lost.' },
  'reader.leave.yes': { ja: 'やめる', en: 'Leave' },
  'reader.report': { ja: '不具合を報告する…', en: 'Report a fault…' },
  'reader.report.title': { ja: '不具合の報告', en: 'Report a fault' },
  'reader.report.message': { ja: '作者へ伝えること', en: 'What is wrong' },
  'reader.report.hint': {
    ja: 'どこで何が起きたかをお書きください。作者だけが読みます。',
    en: 'Where you were and what happened. Only the author of the work reads it.',
  },
  'reader.report.withGame': {
    ja: 'ここまでに行ったことも一緒に送られ、作者は同じ場面を見られます。',
    en: 'What you have done so far is sent with it, so that the author sees the same moment.',
  },
  'reader.report.withoutGame': {
    ja: 'この冒険は長いため、文章だけが送られます。',
    en: 'This game is a long one: your words alone are sent.',
  },
  'reader.report.send': { ja: '送る', en: 'Send' },
  'reader.report.sent': { ja: '作者に報告しました。', en: 'Your report was sent to the author.' },
  'reader.offline': {
    ja: 'オフラインです。ゲームはこのまま続けられます。',
    en: 'Offline. The game goes on all the same.',
  },
  'reader.keys': { ja: '操作', en: 'Keys' },
  'reader.keys.walk': { ja: '歩く、向きを変える', en: 'Walk and turn' },
  'reader.keys.walkToo': { ja: '同じく左手で', en: 'The same with the left hand' },
  'reader.keys.around': { ja: '振り向く', en: 'Turn around' },
  'reader.keys.search': { ja: '調べる', en: 'Search' },
  'reader.keys.confirm': { ja: '決める、扉を開ける', en: 'Confirm, open a door' },
  'reader.keys.camp': { ja: 'キャンプ', en: 'Camp' },
  'reader.keys.map': { ja: '地図を大きく', en: 'A larger map' },
  'reader.keys.menu': { ja: 'メニュー', en: 'Menu' },
});
