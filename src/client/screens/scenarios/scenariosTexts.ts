import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the scenario list and of the dialogs about one scenario. */
export const scenariosTexts = defineTexts({
  'scenarios.title': { ja: 'シナリオ一覧', en: 'Scenario list' },
  'scenarios.create': { ja: '新規作成', en: 'Add new' },
  'scenarios.search': { ja: '作品タイトルで検索', en: 'Search by work title' },
  'scenarios.clearSearch': { ja: '検索をやめる', en: 'Clear the search' },
  'scenarios.count': { ja: '{{count}}件', en: '{{count|scenario|scenarios}}' },
  'scenarios.actions': { ja: '操作', en: 'Actions' },
  'scenarios.edit': { ja: '「{{title}}」を編集', en: 'Edit “{{title}}”' },
  'scenarios.delete': { ja: '「{{title}}」を削除', en: 'Delete “{{title}}”' },
  'scenarios.notReleased': { ja: '未公開', en: 'Not yet' },
  'scenarios.emptyHint': { ja: '最初のシナリオを作りましょう。', en: 'Create your first scenario.' },
  'scenarios.noneFound': { ja: '「{{search}}」に合うシナリオはありません。', en: 'No scenario matches “{{search}}”.' },
  'deleteScenario.title': { ja: 'シナリオの削除', en: 'Delete the scenario' },
  'deleteScenario.question': { ja: '「{{title}}」を削除しますか？', en: 'Do you want to delete “{{title}}”?' },
  'deleteScenario.consequence': {
    ja: 'フロアマップ・データ・バックアップがすべて削除され、元に戻せません。サンプルとしての共有も終わります。',
    en: 'Its floor maps, data and backups are deleted, and its sharing as a sample ends. This cannot be undone.',
  },
  'deleteScenario.stop': {
    ja: '公開中のシナリオは削除されず、次のようになります。',
    en: 'This scenario is published, so it is not deleted. Instead:',
  },
  'deleteScenario.status': {
    ja: '公開状態が「公開停止」になり、誰も見たりダウンロードしたりできなくなります。',
    en: 'Its status becomes “Publishing stopped”: nobody can see or download it any more.',
  },
  'deleteScenario.sharing': {
    ja: 'サンプルとしての共有が終わります。',
    en: 'Its sharing as a sample ends.',
  },
  'deleteScenario.row': {
    ja: 'シナリオは、シナリオコードと登録データごと一覧に残ります。',
    en: 'The scenario stays in your list, with its code and all its data.',
  },
  'deleteScenario.archive': {
    ja: '公開したことのあるシナリオは削除されず、アーカイブに移ります。',
    en: 'This scenario was released before, so it is not deleted. It goes to the archive:',
  },
  'deleteScenario.list': {
    ja: '一覧からなくなり、シナリオの数にも入りません。',
    en: 'It leaves your list and no longer counts among your scenarios.',
  },
  'deleteScenario.restored': {
    ja: 'アーカイブからいつでも、中身ごと一覧に戻せます。',
    en: 'You can restore it from the archive at any time, with everything in it.',
  },
  'deleteScenario.kept': {
    ja: 'シナリオコードとタイトルは、ほかの作品では使えないままです。',
    en: 'Its code and titles stay taken: no other work can have them.',
  },
  'deleteScenario.titleFree': {
    ja: 'まだ公開したことがないので、登録したタイトルはほかの作品でも使えるようになり、シナリオコードは失われます。',
    en: 'As it was never released, its registered titles become free for other works, and its code is lost.',
  },
  'deleteScenario.do.stop': { ja: '公開を停止する', en: 'Stop publishing' },
  'deleteScenario.do.archive': { ja: 'アーカイブする', en: 'Archive' },
  'deleteScenario.do.remove': { ja: '削除する', en: 'Delete' },
  'archive.done': { ja: '「{{title}}」をアーカイブしました。', en: '“{{title}}” was moved to the archive.' },
  'archive.open': { ja: 'アーカイブを開く', en: 'Open the archive' },
  'archive.title': { ja: 'アーカイブ', en: 'Archived' },
  'archive.back': { ja: 'シナリオ一覧に戻る', en: 'Back to the scenario list' },
  'archive.what': {
    ja: '公開したことのあるシナリオは、削除するとここに移ります。中身はそのまま残り、一覧に戻せます。',
    en: 'Scenarios that were released come here when they are deleted. They keep all their content and can be restored.',
  },
  'archive.empty': { ja: 'アーカイブは空です。', en: 'The archive is empty.' },
  'archive.emptyHint': {
    ja: '公開を止めたシナリオを削除すると、ここから戻せます。',
    en: 'A stopped work that you delete can be restored from here.',
  },
  'archive.scenario': { ja: 'シナリオ', en: 'Scenario' },
  'archive.at': { ja: 'アーカイブした日', en: 'Archived on' },
  'archive.code': { ja: 'シナリオコード', en: 'Scenario code' },
  'archive.restore': { ja: '「{{title}}」を一覧に戻す', en: 'Restore “{{title}}”' },
  'archive.restoreButton': { ja: '一覧に戻す', en: 'Restore' },
  'archive.restored': { ja: '「{{title}}」を一覧に戻しました', en: '“{{title}}” is in your list again' },
});
