import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The frame of a scenario's screens: tabs, backups, publish statuses. */
export const scenarioFrameTexts = defineTexts({
  'scenarioTab.navigation': { ja: 'シナリオの画面', en: 'Screens of the scenario' },
  'scenarioTab.list': { ja: 'シナリオ一覧', en: 'Scenario list' },
  'scenarioTab.home': { ja: 'シナリオホーム', en: 'Scenario home' },
  'scenarioTab.dataSettings': { ja: 'データ設定', en: 'Data settings' },
  'scenarioTab.gameRules': { ja: 'ゲームルール', en: 'Game rules' },
  'scenarioTab.floorMap': { ja: 'フロアマップ', en: 'Floor map' },
  'scenarioTab.labyrinths': { ja: '迷宮', en: 'Labyrinths' },
  'scenarioTab.workOutline': { ja: '公開設定', en: 'Publishing setting' },
  'scenarioTab.checks': { ja: 'チェックリスト', en: 'Check list' },
  'scenarioTab.checks.hint': {
    ja: 'エラー {{errors}}件・注意 {{warnings}}件（英語のないもの {{missing_english}}件は数えていません）',
    en: '{{errors|error|errors}}, {{warnings|warning|warnings}} (not counting {{missing_english|place|places}} without English)',
  },
  'scenarioTab.search': { ja: '検索', en: 'Search' },
  'scenarioTab.play': { ja: 'テストプレイ', en: 'Test play' },
  'scenarioTab.counted': { ja: '{{label}}（{{count}}）', en: '{{label}} ({{count}})' },
  'readOnly.badge': { ja: '閲覧のみ', en: 'Read only' },
  'readOnly.reason': {
    ja: '管理者はすべてのシナリオを見られますが、変更はできません。',
    en: 'Administrators can view every scenario but cannot change any.',
  },
  'backup.save': { ja: 'バックアップを保存', en: 'Save backup' },
  'backup.history': { ja: 'バックアップの履歴', en: 'Backup history' },
  'backup.overwrite': { ja: '前回の保存を上書きする', en: 'Overwrite the last one saved' },
  'backup.note': { ja: 'メモ', en: 'Note' },
  'backup.saveWithNote': { ja: 'メモを付けて保存', en: 'Save with this note' },
  'backup.empty': { ja: '履歴がありません', en: 'no history available' },
  'backup.restore': { ja: '復元…', en: 'Restore…' },
  'backup.automatic': { ja: '自動', en: 'Automatic' },
  'backup.own': { ja: '手動', en: 'Manual' },
  'backup.all': { ja: '変更点・容量・ダウンロード', en: 'Changes, storage and downloads' },
  'backup.saving': { ja: 'バックアップを保存しています', en: 'Saving the backup' },
  'backup.saved': { ja: 'バックアップを保存しました', en: 'Backup saved' },
  'backup.restoring': { ja: 'バックアップから復元しています', en: 'Restoring from the backup' },
  'backup.restored': { ja: '{{time}} のバックアップから復元しました', en: 'Restored from the backup of {{time}}' },
  'restore.title': { ja: 'バックアップから復元', en: 'Restore a backup' },
  'restore.question': {
    ja: '{{time}} のバックアップで、このシナリオ全体を置き換えます。',
    en: 'The whole scenario will be replaced by the backup of {{time}}.',
  },
  'restore.floor': {
    ja: '{{time}} のバックアップのフロア{{number}}で、今のフロア{{number}}だけを置き換えます。ほかは変わりません。',
    en: 'Only floor {{number}} will be replaced, by the one in the backup of {{time}}. Everything else stays.',
  },
  'restore.kind': {
    ja: '{{time}} のバックアップの「{{kind}}」で、今の「{{kind}}」をすべて置き換えます。ほかは変わりません。',
    en: 'All of “{{kind}}” will be replaced by what is in the backup of {{time}}. Everything else stays.',
  },
  'restore.safety': {
    ja: '今の状態は自動でバックアップに残るので、あとから戻せます。',
    en: 'The current state is saved as an automatic backup first, so you can go back to it.',
  },
  'restore.submit': { ja: '復元する', en: 'Restore' },
});
