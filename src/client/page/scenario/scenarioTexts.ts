import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The names of a scenario's screens, and why some users may only read them. */
export const scenarioTexts = defineTexts({
  'scenarioTab.navigation': { ja: 'シナリオの画面', en: 'Screens of the scenario' },
  'scenarioTab.list': { ja: 'シナリオ一覧', en: 'Scenario list' },
  'scenarioTab.home': { ja: 'シナリオホーム', en: 'Scenario home' },
  'scenarioTab.dataSettings': { ja: 'データ設定', en: 'Data settings' },
  'scenarioTab.gameRules': { ja: 'ゲームルール', en: 'Game rules' },
  'scenarioTab.floorMap': { ja: 'フロアマップ', en: 'Floor map' },
  'scenarioTab.labyrinths': { ja: '迷宮', en: 'Labyrinths' },
  'scenarioTab.workOutline': { ja: '公開設定', en: 'Publishing' },
  'scenarioTab.checks': { ja: 'チェックリスト', en: 'Check list' },
  'scenarioTab.checks.hint': {
    ja: 'エラー {{errors}}件・注意 {{warnings}}件・お知らせ {{information}}件',
    en: '{{errors|error|errors}}, {{warnings|warning|warnings}}, {{information}} for information',
  },
  'scenarioTab.checks.left': {
    ja: '（エラー {{errors}}件、注意 {{warnings}}件、お知らせ {{information}}件）',
    en: ' ({{errors|error|errors}}, {{warnings|warning|warnings}}, {{information}} for information)',
  },
  'scenarioTab.search': { ja: '検索', en: 'Search' },
  'scenarioTab.play': { ja: 'テストプレイ', en: 'Test play' },
  'readOnly.badge': { ja: '閲覧のみ', en: 'Read only' },
  'readOnly.reason': {
    ja: '管理者はすべてのシナリオを見られますが、変更はできません。',
    en: 'Administrators can view every scenario but cannot change any.',
  },
});
