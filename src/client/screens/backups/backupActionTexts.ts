import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of saving and restoring backups of a scenario. */
export const backupActionTexts = defineTexts({
  'backup.save': { ja: 'バックアップを保存', en: 'Save backup' },
  'backup.saveOver': { ja: 'バックアップを上書き', en: 'Overwrite backup' },
  'backup.name': { ja: 'バックアップの名前', en: 'Name of the backup' },
  'backup.nameHint': {
    ja: '空のままなら、薄く見えている名前になります。',
    en: 'If you leave it empty, it gets the name shown in grey.',
  },
  'backup.nameDefault': { ja: 'バックアップ {{number}}', en: 'Backup {{number}}' },
  'backup.saveNamed': { ja: '保存する', en: 'Save' },
  'backup.history': { ja: 'バックアップの履歴', en: 'Backup history' },
  'backup.overwrite': { ja: '前回の保存を上書きする', en: 'Overwrite the last one saved' },
  'backup.note': { ja: 'メモ', en: 'Note' },
  'backup.saveWithNote': { ja: 'メモを付けて保存', en: 'Save with this note' },
  'backup.saveOverWithNote': { ja: 'メモを付けて上書き', en: 'Overwrite with this note' },
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
