import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the steps from a blank scenario to its release, and of their states. */
export const roadTexts = defineTexts({
  'road.title': { ja: '公開までの道のり', en: 'Road to release' },
  'road.next': { ja: 'つぎの一歩', en: 'Next step' },
  'road.done': { ja: '済み', en: 'Done' },
  'road.none': { ja: 'まだありません', en: 'None yet' },
  'road.draw': { ja: 'フロア{{number}}を描く', en: 'Draw floor {{number}}' },
  'road.floors': { ja: '99階のうち{{count}}階を描きました', en: '{{count}} of 99 floors drawn' },
  'road.labyrinth': { ja: '迷宮と入口を決める', en: 'Set up a labyrinth with its entrance' },
  'road.entered': { ja: '入口のある迷宮 {{count}}', en: '{{count|labyrinth|labyrinths}} with an entrance' },
  'road.notEntered': { ja: '入口のある迷宮はまだありません', en: 'No labyrinth with an entrance yet' },
  'road.message': { ja: 'メッセージを書く', en: 'Write a message' },
  'road.messages': { ja: '{{count}}件', en: '{{count}} written' },
  'road.encounter': { ja: '遭遇を用意する', en: 'Prepare encounters' },
  'road.encounters': {
    ja: 'モンスター {{monsters}}件・遭遇表 {{tables}}件',
    en: '{{monsters|monster|monsters}} · {{tables|encounter table|encounter tables}}',
  },
  'road.check': { ja: '全体をチェックする', en: 'Check everything' },
  'road.checking': { ja: '調べています', en: 'Checking…' },
  'road.noProblems': { ja: 'エラーも注意もありません', en: 'No errors, no warnings' },
  'road.onlyEnglish': {
    ja: '注意は英語のないもの {{count}}件だけです',
    en: 'The only warnings: {{count|place|places}} without English',
  },
  'road.problems': {
    ja: 'エラー {{errors}}件・注意 {{warnings}}件',
    en: '{{errors|error|errors}} · {{warnings|warning|warnings}}',
  },
  'road.play': { ja: 'テストプレイ', en: 'Test play' },
  'road.tests': { ja: '残したテスト {{count}}件', en: '{{count|test|tests}} kept' },
  'road.noTests': { ja: '残したテストはまだありません', en: 'No tests kept yet' },
  'road.backup': { ja: 'バックアップを残す', en: 'Keep a backup' },
  'road.backups': { ja: '{{count}}件・最後は{{time}}', en: '{{count|backup|backups}} · last {{time}}' },
  'road.outline': {
    ja: '検索項目・作者コメント・サブタイトルを書く',
    en: 'Fill in search items, comments and subtitle',
  },
  'road.outlined': {
    ja: '検索項目 {{search}}・作者コメント {{comments}}ページ',
    en: 'Search items: {{search}} · {{comments|comment page|comment pages}}',
  },
  'road.searched': { ja: '設定済み', en: 'set' },
  'road.notSearched': { ja: 'まだ', en: 'not yet' },
  'road.publish': { ja: 'リリースする', en: 'Release' },
});
