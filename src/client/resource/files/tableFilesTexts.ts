import type { Texts } from '#client/i18n/dictionary.ts';

/** Import and export of the file behind a table. The messages of spec 2 §5 come from the server word for word. */
export const tableFilesTexts = {
  'files.import': { ja: 'インポート', en: 'Import' },
  'files.export': { ja: 'エクスポート', en: 'Export' },
  'files.importTitle': { ja: '「{{table}}」にインポート', en: 'Import into {{table}}' },
  'files.importOneTitle': { ja: '{{number}}番にインポート', en: 'Import into number {{number}}' },
  'files.drop': { ja: 'CSVファイルを置く場所', en: 'Place for a CSV file' },
  'files.dropHint': {
    ja: 'CSVファイル（Shift_JIS）をここに置くか、選んでください。書き込む前に、変わるところをお見せします。',
    en: 'Drop a CSV file (Shift_JIS) here, or choose one. What would change is shown before anything is written.',
  },
  'files.choose': { ja: 'ファイルを選ぶ', en: 'Choose a file' },
  'files.another': { ja: '別のファイルを選ぶ', en: 'Choose another file' },
  'files.reading': { ja: 'ファイルを送っています', en: 'Sending the file' },
  'files.checking': { ja: 'ファイルを確かめています', en: 'Checking the file' },
  'files.counts': {
    ja: '追加 {{added}}件・変更 {{changed}}件・変わらない {{unchanged}}件・取り込めない行 {{refused_rows}}行',
    en: '{{added}} added, {{changed}} changed, {{unchanged}} unchanged, {{refused_rows}} rows refused',
  },
  'files.refused': { ja: '取り込めない行', en: 'Refused rows' },
  'files.refusedHint': {
    ja: 'これらの行は取り込まれません。ほかの行は取り込まれます。',
    en: 'These rows are left out; the others are taken.',
  },
  'files.warned': { ja: '確かめたいところ', en: 'Worth a look' },
  'files.changes': { ja: '変わるところ', en: 'What changes' },
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
  'files.cells': { ja: '{{count}}か所', en: 'Cells: {{count}}' },
  'files.empty': { ja: '（空）', en: '(empty)' },
  'files.nothing': { ja: 'このファイルで変わるところはありません。', en: 'This file changes nothing.' },
  'files.submit': { ja: 'インポートする', en: 'Import' },
  'files.importing': { ja: 'インポートしています', en: 'Importing' },
  'files.asking': { ja: '中止できたか確かめています', en: 'Checking whether it was cancelled in time' },
  'files.cancelled': {
    ja: 'インポートを中止しました。何も書き込まれていません。',
    en: 'The import was cancelled. Nothing was written.',
  },
  'files.unknown': {
    ja: 'インポートの中止を求めましたが、間に合ったかどうか確かめられませんでした。表を開き直して確かめてください。',
    en: 'The import was asked to stop, but it could not be learned whether in time. Please open the table again to see.',
  },
  'files.tooLate': {
    ja: '中止は間に合わず、インポートは終わっていました。前の状態は自動バックアップに残っています。',
    en: 'It was too late to cancel: the import is done. What was there before is kept as an automatic backup.',
  },
  'files.cancelExport': { ja: 'エクスポートを中止', en: 'Cancel export' },
  'files.done': {
    ja: 'インポートしました（追加 {{added}}件・変更 {{changed}}件）。前の状態は自動バックアップに残っています。',
    en: 'Imported: {{added}} added, {{changed}} changed. What was there before is kept as an automatic backup.',
  },
  'files.undo': {
    ja: '今の状態は自動でバックアップに残るので、あとから「バックアップの履歴」で戻せます。',
    en: 'What is there now is kept as an automatic backup first, so you can go back to it from the backup history.',
  },
  'files.lostTitle': { ja: '書き出せない文字があります', en: 'Some characters cannot be exported' },
  'files.lost': {
    ja: 'Shift_JISにない文字は、ファイルの中では「〓」になります。',
    en: 'Characters that Shift_JIS lacks stand as 〓 in the file.',
  },
  'files.characters': { ja: '文字', en: 'Characters' },
  'files.exportAnyway': { ja: 'このままエクスポート', en: 'Export anyway' },
} as const satisfies Texts;
