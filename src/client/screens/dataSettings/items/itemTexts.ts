import type { Texts } from '#client/i18n/dictionary.ts';

/** The screens of items beside their table and form. */
export const itemTexts = {
  'item.sample': { ja: 'サンプルの不確定名を入れる', en: 'Fill in sample names' },
  'item.sample.hint': {
    ja: '不確定名がまだないアイテムに、種類に応じた名前を付けます。',
    en: 'Items without an unidentified name get one that follows from their kind.',
  },
  'item.sampled': { ja: '{{count}}件に不確定名を入れました。', en: 'Unidentified names filled in: {{count}}' },
  'itemCopy.source': { ja: 'コピー元', en: 'Copy from' },
  'itemCopy.source.hint': { ja: '番号か名前の一部で探せます。', en: 'Found by its number or part of its name.' },
  'itemCopy.nothingFound': { ja: '見つかりません。', en: 'Nothing found.' },
  'itemCopy.fields': { ja: 'コピーする項目', en: 'Fields to copy' },
  'itemCopy.allFields': { ja: 'すべての項目', en: 'All fields' },
  'itemCopy.targets': { ja: 'コピー先の番号', en: 'Numbers to copy to' },
  'itemCopy.targets.hint': { ja: '例: 3, 10-12', en: 'For example: 3, 10-12' },
  'itemCopy.targets.fault': {
    ja: '{{first}}から{{last}}までの番号を「3, 10-12」のように入力してください。',
    en: 'Please give numbers from {{first}} to {{last}}, such as "3, 10-12".',
  },
  'itemCopy.preview': { ja: 'コピーの内容', en: 'What will be copied' },
  'itemCopy.count': {
    ja: '「{{name}}」の{{fields}}項目を{{count}}件にコピーします。',
    en: 'Fields of "{{name}}" to copy: {{fields}}. Items that get them: {{count}}.',
  },
  'itemCopy.overwritten': {
    ja: 'うち{{count}}件にはすでに内容があり、選んだ項目が上書きされます。',
    en: 'Of these, {{count}} hold something already: the chosen fields are overwritten.',
  },
  'itemCopy.incomplete': {
    ja: 'コピー元、項目、コピー先を選んでください。',
    en: 'Please choose what is copied, which fields, and where to.',
  },
  'itemCopy.blank': { ja: '（空き）', en: '(blank)' },
  'itemCopy.list': { ja: 'コピー先の一覧', en: 'Items that get them' },
  'itemCopy.copy': { ja: 'コピーする', en: 'Copy' },
  'itemCopy.copied': { ja: '{{count}}件にコピーしました。', en: 'Copied to items: {{count}}' },
  'itemCopy.confirm': { ja: '上書きの確認', en: 'Overwrite?' },
  'itemCopy.cancel': { ja: 'やめる', en: 'Cancel' },
} as const satisfies Texts;
