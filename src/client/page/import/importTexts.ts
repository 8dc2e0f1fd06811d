import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of every file import. Every caller of `ImportPlanDialog` loads them too. */
export const importTexts = defineTexts({
  'import.choose': { ja: 'ファイルを選ぶ', en: 'Choose a file' },
  'import.another': { ja: '別のファイルを選ぶ', en: 'Choose another file' },
  'import.sending': { ja: 'ファイルを送っています', en: 'Sending the file' },
  'import.checking': { ja: 'ファイルを確かめています', en: 'Checking the file' },
  'import.importing': { ja: 'インポートしています', en: 'Importing' },
  'import.asking': { ja: '中止できたか確かめています', en: 'Checking whether it was cancelled in time' },
  'import.submit': { ja: 'インポートする', en: 'Import' },
  'import.changes': { ja: '変わるところ', en: 'What changes' },
  'import.nothing': { ja: 'このファイルで変わるところはありません。', en: 'This file changes nothing.' },
  'import.backup': {
    ja: '今の状態は自動でバックアップに残るので、あとから「バックアップの履歴」で戻せます。',
    en: 'The current state is saved as an automatic backup first, so you can go back to it from the backup history.',
  },
  'import.cancelled': {
    ja: 'インポートを中止しました。何も書き込まれていません。',
    en: 'The import was cancelled. Nothing was written.',
  },
  'import.unknown': {
    ja: 'インポートの中止を求めましたが、間に合ったかどうか確かめられませんでした。画面を開き直して確かめてください。',
    en: 'The import was asked to stop, but it is not known whether it did in time. Please open this screen again to check.',
  },
  'import.tooLate': {
    ja: '中止は間に合わず、インポートは終わっていました。前の状態は自動バックアップに残っています。',
    en: 'It was too late to cancel: the import is done. The previous state is kept as an automatic backup.',
  },
});
