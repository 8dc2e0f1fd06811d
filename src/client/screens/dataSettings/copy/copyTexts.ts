import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the copy tools of items and of monsters. */
export const copyTexts = defineTexts({
  'copy.origin': { ja: 'コピー元の場所', en: 'Where to copy from' },
  'copy.origin.own': { ja: 'このシナリオ', en: 'This scenario' },
  'copy.origin.scenario': { ja: 'ほかのシナリオ', en: 'Another scenario' },
  'copy.origin.file': { ja: 'ファイル', en: 'A file' },
  'copy.origin.numbers': {
    ja: 'アイテムや宝箱などを指す番号は、そのまま写します。このシナリオでは、別のものを指すことがあります。',
    en: 'Numbers of items, chests and others are copied as they are. In this scenario they may refer to something else.',
  },
  'copy.scenario': { ja: 'シナリオ', en: 'Scenario' },
  'copy.file': { ja: 'エクスポートしたCSVファイル', en: 'Exported CSV file' },
  'copy.file.choose': { ja: 'ファイルを選ぶ', en: 'Choose a file' },
  'copy.file.hint': { ja: 'ここにCSVファイル（Shift_JIS）を入れてください。', en: 'Drop a CSV file (Shift_JIS) here.' },
  'copy.source': { ja: 'コピー元', en: 'Copy from' },
  'copy.source.hint': { ja: '番号か名前の一部で探せます。', en: 'Found by its number or part of its name.' },
  'copy.nothingFound': { ja: '見つかりません。', en: 'Nothing found.' },
  'copy.fields': { ja: 'コピーする項目', en: 'Fields to copy' },
  'copy.allFields': { ja: 'すべての項目', en: 'All fields' },
  'copy.targets': { ja: 'コピー先の番号', en: 'Numbers to copy to' },
  'copy.targets.hint': { ja: '{{first}}〜{{last}}。例：3, 10-12', en: '{{first}} to {{last}}, such as 3, 10-12' },
  'copy.targets.same': {
    ja: 'コピー元と同じ番号です。ほかの番号を入力してください。',
    en: 'This is the one you copy from. Please give another number.',
  },
  'copy.targets.fault': {
    ja: '{{first}}から{{last}}までの番号を「3, 10-12」のように入力してください。',
    en: 'Please give numbers from {{first}} to {{last}}, such as “3, 10-12”.',
  },
  'copy.preview': { ja: 'コピーの内容', en: 'What will be copied' },
  'copy.count': {
    ja: '「{{name}}」の{{fields}}項目を{{count}}件にコピーします。',
    en: '{{fields|field|fields}} of “{{name}}” will be copied to {{count|number|numbers}}.',
  },
  'copy.overwritten': {
    ja: 'うち{{count}}件にはすでに内容があり、選んだ項目が上書きされます。',
    en: '{{count|number is|numbers are}} already in use, and the chosen fields will be overwritten.',
  },
  'copy.incomplete': {
    ja: 'コピー元、項目、コピー先を選んでください。',
    en: 'Choose what to copy, which fields, and where to.',
  },
  'copy.blank': { ja: '（空き）', en: '(blank)' },
  'copy.filled': { ja: '{{count}}か所が入ります', en: '{{count|value is|values are}} filled in' },
  'copy.changed': { ja: '{{count}}か所が変わります', en: '{{count|value changes|values change}}' },
  'copy.same': { ja: '変わりません', en: 'Stays as it is' },
  'copy.field': { ja: '項目', en: 'Field' },
  'copy.now': { ja: 'いまの内容', en: 'Now' },
  'copy.then': { ja: 'コピー後', en: 'After' },
  'copy.list': { ja: 'コピー先の一覧', en: 'Targets of the copy' },
  'copy.copy': { ja: 'コピーする', en: 'Copy' },
  'copy.overwrite.title': { ja: '{{count}}件を上書きしますか？', en: 'Overwrite {{count}}?' },
  'copy.overwrite.what': {
    ja: '次の番号の{{fields}}項目が、コピー元の内容に変わります。元に戻すこともできます。',
    en: 'The chosen fields of these numbers ({{fields}} each) will be overwritten. This can be undone.',
  },
  'copy.overwrite.do': { ja: '上書きする', en: 'Overwrite' },
  'copy.copied': { ja: '{{count}}件にコピーしました。', en: 'Copied to {{count|number|numbers}}.' },
});
