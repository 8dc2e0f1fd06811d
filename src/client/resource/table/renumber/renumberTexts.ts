import { defineTexts } from '#client/i18n/defineTexts.ts';

export const renumberTexts = defineTexts({
  'renumber.title': { ja: '番号を変える', en: 'Change numbers' },
  'renumber.way': { ja: '選んだ{{count}}件の並べ方', en: 'Arrange {{count|selected record|selected records}}' },
  'renumber.way.row': { ja: '続けて並べる', en: 'Consecutively' },
  'renumber.way.insert': { ja: '割り込ませる', en: 'Insert' },
  'renumber.way.gaps': { ja: 'すき間を詰める', en: 'Close gaps' },
  'renumber.way.sort': { ja: '並べ替える', en: 'Sort' },
  'renumber.way.each': { ja: '番号を指定する', en: 'Type the numbers' },
  'renumber.hint.row': {
    ja: '空いている番号へ、今の順のまま移します。',
    en: 'They move to free numbers, in their present order.',
  },
  'renumber.hint.insert': {
    ja: 'その番号から後ろのデータは、空き番号に当たるまで後ろへずれます。',
    en: 'Records from that number on shift to make room, up to the next free number.',
  },
  'renumber.hint.gaps': {
    ja: '選んだ範囲の空きをなくし、前へ寄せます。',
    en: 'Removes the free numbers within the selection.',
  },
  'renumber.hint.sort': {
    ja: '選んだ範囲の中で、列の値の順に番号を付け直します。',
    en: 'Renumbers the selected records in the order of a column.',
  },
  'renumber.hint.each': {
    ja: '表の順に、移動先の番号を「12, 5, 30-34」のように入力してください。',
    en: 'One number per record, in the order of the table, for example “12, 5, 30-34”.',
  },
  'renumber.start': { ja: '最初の番号', en: 'First number' },
  'renumber.column': { ja: '並べ替える列', en: 'Column' },
  'renumber.noColumn': { ja: '見つかりません。', en: 'Nothing found.' },
  'renumber.descending': { ja: '大きいものから', en: 'Largest first' },
  'renumber.targets': { ja: '新しい番号', en: 'New numbers' },
  'renumber.targets.fault': {
    ja: '{{first}}から{{last}}までの番号を{{count}}個入力してください。',
    en: 'Enter {{count|number|numbers}} from {{first}} to {{last}}.',
  },
  'renumber.noRoom': {
    ja: '{{count}}件が入るだけの番号がありません。',
    en: 'There are not enough numbers for {{count|record|records}}.',
  },
  'renumber.nobody': { ja: '番号が変わるデータはありません。', en: 'No numbers change.' },
  'renumber.moves': { ja: '番号が変わるデータ', en: 'Renumbered records' },
  'renumber.changes': { ja: '一緒に変わるところ', en: 'Also updated' },
  'renumber.none': { ja: 'ほかに変わるところはありません。', en: 'Nothing else changes.' },
  'renumber.place': { ja: '場所', en: 'Place' },
  'renumber.field': { ja: '項目', en: 'Field' },
  'renumber.before': { ja: '前', en: 'Before' },
  'renumber.after': { ja: '後', en: 'After' },
  'renumber.check': { ja: '変わるところを見る', en: 'Preview changes' },
  'renumber.submit': { ja: '番号を変える', en: 'Change numbers' },
  'renumber.done': { ja: '{{moved}}件の番号を変えました。', en: '{{moved|record was|records were}} renumbered.' },
  'renumber.takeBack': { ja: '元に戻す', en: 'Undo' },
});
