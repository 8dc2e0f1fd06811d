import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The home of one scenario; its dialogs are those of the list. */
export const scenarioHomeTexts = defineTexts({
  'scenarioHome.edit': { ja: 'タイトルを編集', en: 'Edit the titles' },
  'scenarioHome.play': { ja: 'テストプレイ', en: 'Test play' },
  'scenarioHome.noEnglishTitle': { ja: '英語タイトルは未設定', en: 'No English title yet' },
  'scenarioHome.next': { ja: 'つぎの一歩', en: 'Next step' },
  'scenarioHome.nextPaint': {
    ja: 'まだ何も描かれていません。最初の階を描きましょう。',
    en: 'Nothing is drawn yet. Begin with the first floor.',
  },
  'scenarioHome.nextPaintAction': { ja: 'フロア01を描く', en: 'Draw floor 01' },
  'scenarioHome.nextBackup': {
    ja: '描いたものは自動で保存されています。区切りのよいところで、右上の「バックアップを保存」を押しておきましょう。',
    en: 'What you draw is saved by itself. At a good moment press “Save backup” at the upper right.',
  },
  'scenarioHome.nextContinue': { ja: '続きを描きましょう。', en: 'Keep drawing.' },
  'scenarioHome.nextContinueAction': { ja: 'フロア{{number}}を開く', en: 'Open floor {{number}}' },
  'scenarioHome.nextOutline': {
    ja: '公開に向けて、作者コメントと検索項目を書く',
    en: 'Write comments and search items for the release',
  },
  'scenarioHome.floors': { ja: 'フロアマップ', en: 'Floor maps' },
  'scenarioHome.floorsPainted': { ja: '99階のうち{{count}}階を描きました', en: '{{count}} of 99 floors drawn' },
  'scenarioHome.floorPainted': { ja: 'フロア{{number}}（描画あり）', en: 'Floor {{number}}, drawn' },
  'scenarioHome.floorBlank': { ja: 'フロア{{number}}（白紙）', en: 'Floor {{number}}, blank' },
  'scenarioHome.contents': { ja: '登録データ', en: 'Contents' },
  'scenarioHome.records': { ja: '{{count}}件', en: '{{count}}' },
  'scenarioHome.changed': { ja: '{{count}}件を変更', en: '{{count}} changed' },
  'scenarioHome.changedOnce': { ja: '変更あり', en: 'changed' },
  'scenarioHome.asAtFirst': { ja: '既定値のまま', en: 'as at first' },
  'scenarioHome.between': { ja: '、', en: ', ' },
  'scenarioHome.backups': { ja: 'バックアップ', en: 'Backups' },
  'scenarioHome.lastBackup': { ja: '最後のバックアップ', en: 'Last backup' },
  'scenarioHome.noBackup': { ja: 'まだありません', en: 'None yet' },
  'scenarioHome.status': { ja: '公開状態と公開範囲', en: 'Publish status, and who can see it' },
  'scenarioHome.publish': { ja: '公開の手続き', en: 'Publish' },
});
