import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts around a reader's game: its title, its menu, its end. */
export const readerTexts = defineTexts({
  'reader.fetching': { ja: '迷宮を用意しています', en: 'Preparing the labyrinth' },
  'reader.newer': {
    ja: 'この作品は新しい版で作られています。ページを読み込み直してください。',
    en: 'This work was made with a newer version. Please reload the page.',
  },
  'reader.unreadable': { ja: 'この作品を読み取れませんでした。', en: 'This work could not be read.' },
  'reader.gone': {
    ja: 'この作品は今、公開されていません。再び公開されると、続きから遊べます。',
    en: 'This work is not public at the moment. When it is public again, you can continue your game.',
  },
  'reader.gone.saves': {
    ja: 'セーブ{{count}}件は、そのまま残っています。ファイルに書き出すこともできます。',
    en: '{{count|save is|saves are}} kept for you, and can be exported as files.',
  },
  'reader.gone.show': { ja: 'セーブを見る', en: 'Show the saves' },
  'reader.by': { ja: '作者 {{name}}', en: 'by {{name}}' },
  'reader.given': {
    ja: '作者が渡した場面から遊んでいます。この冒険は保存されません。',
    en: 'You play from a moment that the author has given. This game is not saved.',
  },
  'reader.given.unreadable': {
    ja: 'このリンクの場面を読み取れませんでした。はじめから遊べます。',
    en: 'The moment of this link could not be read. You can start a new game.',
  },
  'reader.given.misfit': {
    ja: '公開中の作品では、この場面まで進めませんでした。行ける所まで進めています。',
    en: 'In the released work this moment could not be reached. The game has gone as far as it can.',
  },
  'reader.goOn': { ja: '続きから', en: 'Continue' },
  'reader.load': { ja: 'ロード', en: 'Load' },
  'reader.anew.title': { ja: 'はじめから遊びますか？', en: 'Start a new game?' },
  'reader.anew': {
    ja: 'オートセーブは新しい冒険で上書きされます。前の冒険を残すには、先にロードして、別の所にセーブしてください。',
    en: 'The autosave will be overwritten by the new game. To keep the previous one, load it first and save it in another slot.',
  },
  'reader.anew.yes': { ja: 'はじめる', en: 'Start' },
  'reader.begin.ready': { ja: 'はじめから', en: 'New game' },
  'reader.begin.own': { ja: '仲間を作ってはじめから', en: 'New game with my own party' },
  'reader.options': { ja: '設定', en: 'Options' },
  'reader.works': { ja: '公開作品へ', en: 'To the works' },
  'reader.menu': { ja: 'メニュー', en: 'Menu' },
  'reader.continue': { ja: '続ける', en: 'Continue' },
  'reader.leave': { ja: 'タイトル画面へ戻る…', en: 'Back to the title…' },
  'reader.leave.title': { ja: '冒険をやめますか？', en: 'Leave the game?' },
  'reader.leave.kept': {
    ja: 'ここまでの冒険はオートセーブに残り、「続きから」で戻れます。',
    en: 'The game is kept in the autosave. “Continue” brings you back to it.',
  },
  'reader.leave.lost': { ja: 'ここまでの冒険は失われます。', en: 'What you have done so far will be lost.' },
  'reader.leave.yes': { ja: 'やめる', en: 'Leave' },
  'reader.report': { ja: '不具合を報告する…', en: 'Report a problem…' },
  'reader.report.title': { ja: '不具合の報告', en: 'Report a problem' },
  'reader.report.message': { ja: '作者へ伝えること', en: 'What is wrong' },
  'reader.report.hint': {
    ja: 'どこで何が起きたかをお書きください。作者だけが読みます。',
    en: 'Where you were and what happened. Only the author of the work reads it.',
  },
  'reader.report.withGame': {
    ja: 'ここまでに行ったことも一緒に送られ、作者は同じ場面を見られます。',
    en: 'Your inputs so far are sent along, so that the author can see the same moment.',
  },
  'reader.report.withoutGame': {
    ja: '今の場面は送れないため、文章だけが送られます。',
    en: 'This moment cannot be sent along. Only your text is sent.',
  },
  'reader.report.send': { ja: '送る', en: 'Send' },
  'reader.report.sent': { ja: '作者に報告しました。', en: 'Your report was sent to the author.' },
  'reader.offline': {
    ja: 'オフラインです。ゲームはこのまま続けられます。',
    en: 'You are offline. The game keeps working.',
  },
  'reader.keys': { ja: '操作', en: 'Keys' },
  'reader.keys.walk': { ja: '歩く、向きを変える', en: 'Walk and turn' },
  'reader.keys.walkToo': { ja: '同じく左手で', en: 'Also with the left hand' },
  'reader.keys.around': { ja: '振り向く', en: 'Turn around' },
  'reader.keys.search': { ja: '調べる', en: 'Search' },
  'reader.keys.confirm': { ja: '決める、扉を開ける', en: 'Confirm, open a door' },
  'reader.keys.camp': { ja: 'キャンプ', en: 'Camp' },
  'reader.keys.map': { ja: '地図を大きく', en: 'A larger map' },
  'reader.keys.saves': { ja: 'セーブとロード', en: 'Save and load' },
  'reader.keys.menu': { ja: 'メニュー', en: 'Menu' },
});
