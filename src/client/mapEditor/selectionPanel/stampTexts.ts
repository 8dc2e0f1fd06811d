import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the panel below the select tool, with its stamps. */
export const stampTexts = defineTexts({
  'map.selection.none': { ja: '何も選んでいません', en: 'Nothing is selected' },
  'map.selection.count': { ja: '{{count}}マスを選択中', en: '{{count|cell|cells}} selected' },
  'map.stamps': { ja: 'スタンプ', en: 'Stamps' },
  'map.stamps.none': {
    ja: '選択範囲に名前を付けて残し、1〜9のキーで呼び出せます。',
    en: 'Save a selection under a name, and recall it with the keys 1-9.',
  },
  'map.stamp.more': { ja: '「{{name}}」の操作', en: 'Actions for “{{name}}”' },
  'map.stamp.edit': { ja: '名前とキーを変える', en: 'Change name and key' },
  'map.stamp.up': { ja: '上へ', en: 'Move up' },
  'map.stamp.down': { ja: '下へ', en: 'Move down' },
  'map.stamp.name': { ja: '名前', en: 'Name' },
  'map.stamp.key': { ja: '呼び出すキー', en: 'Key' },
  'map.stamp.noKey': { ja: 'なし', en: 'None' },
  'map.stamp.delete': { ja: '削除', en: 'Delete' },
  'map.stamp.save': { ja: '保存', en: 'Save' },
});
