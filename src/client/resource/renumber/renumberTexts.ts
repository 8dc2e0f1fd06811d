import { defineTexts } from '#client/i18n/defineTexts.ts';

export const renumberTexts = defineTexts({
  'renumber.title': { ja: '番号を変える', en: 'Change numbers' },
  'renumber.way': { ja: '選んだ{{count}}件の並べ方', en: 'How the {{count}} selected records are put' },
  'renumber.way.row': { ja: '続けて並べる', en: 'In a row' },
  'renumber.way.insert': { ja: '割り込ませる', en: 'Insert' },
  'renumber.way.gaps': { ja: 'すき間を詰める', en: 'Close gaps' },
  'renumber.way.sort': { ja: '並べ替える', en: 'Sort' },
  'renumber.way.each': { ja: '番号を書く', en: 'Name the numbers' },
  'renumber.hint.row': {
    ja: '空いている番号へ、今の順のまま移します。',
    en: 'They move to numbers that are free, in their present order.',
  },
  'renumber.hint.insert': {
    ja: 'その番号から後ろの内容は、空きに当たるまで後ろへずれます。',
    en: 'What stands there moves on, as far as the next free number.',
  },
  'renumber.hint.gaps': {
    ja: '選んだ範囲の空きをなくし、前へ寄せます。',
    en: 'Free numbers within the selection go; the records move to its start.',
  },
  'renumber.hint.sort': {
    ja: '選んだ範囲の中で、列の値の順に番号を付け直します。',
    en: 'They share the numbers that they have, in the order of a column.',
  },
  'renumber.hint.each': {
    ja: '表の順に、移す先の番号を「12, 5, 30-34」のように書いてください。',
    en: 'One number for each, in the order of the table, such as "12, 5, 30-34".',
  },
  'renumber.start': { ja: '最初の番号', en: 'First number' },
  'renumber.column': { ja: '並べ替える列', en: 'Column' },
  'renumber.noColumn': { ja: '見つかりません。', en: 'Nothing found.' },
  'renumber.descending': { ja: '大きいものから', en: 'Largest first' },
  'renumber.targets': { ja: '新しい番号', en: 'New numbers' },
  'renumber.targets.fault': {
    ja: '{{first}}から{{last}}までの番号を{{count}}個書いてください。',
    en: 'Please write {{count}} numbers from {{first}} to {{last}}.',
  },
  'renumber.noRoom': {
    ja: '{{count}}件が入るだけの番号がありません。',
    en: 'There are not enough numbers for {{count}} records.',
  },
  'renumber.nobody': { ja: '番号が変わるものはありません。', en: 'No record gets another number.' },
  'renumber.moves': { ja: '番号の変わるもの', en: 'Records that get other numbers' },
  'renumber.changes': { ja: 'いっしょに変わるところ', en: 'What changes with them' },
  'renumber.none': { ja: 'ほかに変わるところはありません。', en: 'Nothing else changes.' },
  'renumber.place': { ja: '場所', en: 'Place' },
  'renumber.field': { ja: '項目', en: 'Field' },
  'renumber.before': { ja: '前', en: 'Before' },
  'renumber.after': { ja: '後', en: 'After' },
  'renumber.check': { ja: '変わるところを見る', en: 'Show what changes' },
  'renumber.submit': { ja: '番号を変える', en: 'Change numbers' },
  'renumber.done': { ja: '{{moved}}件の番号を変えました。', en: '{{moved}} records have new numbers.' },
  'renumber.takeBack': { ja: '元に戻す', en: 'Undo' },
});
