import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of saving maps under names and loading them. */
export const savedMapTexts = defineTexts({
  'savedMap.title': { ja: 'マップの保存と読み込み', en: 'Save and load maps' },
  'savedMap.saveHead': { ja: 'フロア{{number}}を保存', en: 'Save floor {{number}}' },
  'savedMap.name': { ja: '名前', en: 'Name' },
  'savedMap.nameHint': {
    ja: '今のマップと設定を、この名前で保存します。',
    en: 'Saves the current map and its settings under this name.',
  },
  'savedMap.overwrite': { ja: '上書き保存', en: 'Overwrite' },
  'savedMap.taken': {
    ja: '「{{name}}」はすでにあります。保存すると置き換わります。',
    en: '“{{name}}” already exists. Saving replaces it.',
  },
  'savedMap.saved': { ja: '「{{name}}」を保存しました', en: '“{{name}}” was saved' },
  'savedMap.listHead': { ja: '保存したマップ（{{count}}）', en: 'Saved maps ({{count}})' },
  'savedMap.empty': { ja: '保存したマップはありません。', en: 'No maps are saved yet.' },
  'savedMap.from': { ja: 'フロア{{number}}・{{time}}', en: 'Floor {{number}}, {{time}}' },
  'savedMap.load': { ja: '読み込む…', en: 'Load…' },
  'savedMap.loadOf': { ja: '「{{name}}」を読み込む…', en: 'Load “{{name}}”…' },
  'savedMap.delete': { ja: '削除', en: 'Delete' },
  'savedMap.deleteOf': { ja: '「{{name}}」を削除', en: 'Delete “{{name}}”' },
  'savedMap.deleteSure': { ja: '本当に削除', en: 'Really delete' },
  'savedMap.deleteSureOf': { ja: '「{{name}}」を本当に削除', en: 'Really delete “{{name}}”' },
  'savedMap.loadTitle': { ja: '「{{name}}」をフロア{{number}}に読み込む', en: 'Load “{{name}}” into floor {{number}}' },
  'savedMap.loadSubmit': { ja: '読み込む', en: 'Load' },
  'savedMap.loaded': {
    ja: '「{{name}}」をフロア{{number}}に読み込みました',
    en: '“{{name}}” was loaded into floor {{number}}',
  },
  'savedMap.what': { ja: '読み込むもの', en: 'What to load' },
});
