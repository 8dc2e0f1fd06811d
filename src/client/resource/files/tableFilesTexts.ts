import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Import and export of the file of a table. The fixed messages come from the server (docs/product.md, "Messages"). */
export const tableFilesTexts = defineTexts({
  'files.import': { ja: 'インポート', en: 'Import' },
  'files.export': { ja: 'エクスポート', en: 'Export' },
  'files.importTitle': { ja: '「{{table}}」にインポート', en: 'Import into {{table}}' },
  'files.importOneTitle': { ja: '{{number}}番にインポート', en: 'Import into number {{number}}' },
  'files.drop': { ja: 'CSVファイルを置く場所', en: 'Drop area for a CSV file' },
  'files.dropHint': {
    ja: 'CSVファイルをここに置くか、選んでください。書き込む前に、変わるところをお見せします。',
    en: 'Drop a CSV file here, or choose one. You can preview the changes before anything is written.',
  },
  'files.utf8': {
    ja: 'このファイルの文字コードはUTF-8です。表のファイルはShift_JISなので、変換してから調べます。元のファイルはそのまま残ります。',
    en: 'This file is UTF-8. Files of tables are Shift_JIS, so it is converted before it is checked. The file itself stays as it is.',
  },
  'files.utf8Lost': {
    ja: '{{count}}か所に、Shift_JISにない文字があります。変換すると「〓」になります。',
    en: '{{count|cell has|cells have}} characters that Shift_JIS lacks. They become 〓.',
  },
  'files.lostCells': { ja: 'Shift_JISにない文字', en: 'Characters that Shift_JIS lacks' },
  'files.convert': { ja: '変換して調べる', en: 'Convert and check' },
  'files.columns': { ja: 'どの列が何かを選ぶ', en: 'Choose which column is which' },
  'files.columnsHint': {
    ja: 'ファイルの列ごとに、表のどの列かを選びます。選ばれない列の値は、今のまま変わりません。1行目は見出しです。',
    en: 'For each column of the file, choose the column of the table. Values of columns that are not chosen stay as they are. The first row is the header.',
  },
  'files.columnOf': { ja: '{{number}}列目「{{name}}」', en: 'Column {{number}}: {{name}}' },
  'files.columnSample': { ja: '例：{{value}}', en: 'e.g. {{value}}' },
  'files.columnUnused': { ja: '使わない', en: 'Not used' },
  'files.columnUnknown': { ja: 'そのような列はありません', en: 'There is no such column' },
  'files.columnTwice': { ja: '同じ列が二度選ばれています。', en: 'This column is chosen twice.' },
  'files.columnNumber': {
    ja: '「{{name}}」がどの列かを選んでください。どのデータかは番号で決まります。',
    en: 'Choose which column is “{{name}}”: it says which record a row is about.',
  },
  'files.checkColumns': { ja: 'この列で調べる', en: 'Check with these columns' },
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
