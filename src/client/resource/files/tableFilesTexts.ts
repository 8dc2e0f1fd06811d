import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Import and export of the file of a table. The fixed messages come from the server (docs/product.md, "Messages"). */
export const tableFilesTexts = defineTexts({
  'files.import': { ja: 'インポート', en: 'Import' },
  'files.export': { ja: 'エクスポート', en: 'Export' },
  'files.importTitle': { ja: '「{{table}}」にインポート', en: 'Import into {{table}}' },
  'files.importOneTitle': { ja: '{{number}}番にインポート', en: 'Import into number {{number}}' },
  'files.drop': { ja: 'CSVファイルを置く場所', en: 'Drop area for a CSV file' },
  'files.dropHint': {
    ja: 'CSVファイル（Shift_JIS）をここに置くか、選んでください。書き込む前に、変わるところをお見せします。',
    en: 'Drop a CSV file (Shift_JIS) here, or choose one. You can preview the changes before anything is written.',
  },
  'files.counts': {
    ja: '追加 {{added}}件・変更 {{changed}}件・変わらない {{unchanged}}件・取り込めない行 {{refused_rows}}行',
    en: '{{added}} added, {{changed}} changed, {{unchanged}} unchanged, {{refused_rows|row|rows}} refused',
  },
  'files.refused': { ja: '取り込めない行', en: 'Refused rows' },
  'files.refusedHint': {
    ja: 'これらの行は取り込まれません。ほかの行は取り込まれます。',
    en: 'These rows are not imported; the others are.',
  },
  'files.warned': { ja: '確認が必要なところ', en: 'Please check' },
  'files.moreCells': { ja: 'ほかに{{count}}か所', en: 'and {{count}} more' },
  'files.row': { ja: '行', en: 'Row' },
  'files.column': { ja: '列', en: 'Column' },
  'files.value': { ja: '値', en: 'Value' },
  'files.reason': { ja: '理由', en: 'Reason' },
  'files.number': { ja: '番号', en: 'Number' },
  'files.before': { ja: '前', en: 'Before' },
  'files.after': { ja: '後', en: 'After' },
  'files.added': { ja: '追加', en: 'added' },
  'files.changed': { ja: '変更', en: 'changed' },
  'files.cells': { ja: '{{count}}か所', en: '{{count|cell|cells}}' },
  'files.empty': { ja: '（空）', en: '(empty)' },
  'files.cancelExport': { ja: 'エクスポートを中止', en: 'Cancel export' },
  'files.done': {
    ja: 'インポートしました（追加 {{added}}件・変更 {{changed}}件）。前の状態は自動バックアップに残っています。',
    en: 'Imported: {{added}} added, {{changed}} changed. An automatic backup keeps the previous state.',
  },
  'files.lostTitle': { ja: '書き出せない文字があります', en: 'Some characters cannot be exported' },
  'files.lost': {
    ja: 'Shift_JISにない文字は、ファイルの中では「〓」になります。書き換えずにインポートし直せば、元の文字のまま変わりません。',
    en: 'Characters that Shift_JIS lacks become 〓 in the file. Cells that you import again unedited keep the original characters.',
  },
  'files.characters': { ja: '文字', en: 'Characters' },
  'files.exportAnyway': { ja: 'このままエクスポート', en: 'Export anyway' },
});
