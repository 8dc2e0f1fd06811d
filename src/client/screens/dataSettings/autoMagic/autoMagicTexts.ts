import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of every page of automatic magic effects. */
export const autoMagicTexts = defineTexts({
  'autoMagic.sets': { ja: 'セット（宝箱タイプ）', en: 'Sets (chest types)' },
  'autoMagic.notNamed': {
    ja: 'セット{{set}}は、どのフロアも宝箱も使っていません。フロアの設定の「魔法セット」か、宝箱の「魔法効果セット」で選ぶと使われます。',
    en: 'No floor and no chest uses set {{set}}. Choose it as “Magic set” in the settings of a floor, or as “Special magic set” of a chest.',
  },
  'autoMagic.notNamed.floors': { ja: 'フロアマップを開く', en: 'Open the floor maps' },
  'autoMagic.notNamed.chests': { ja: '宝箱を開く', en: 'Open the treasure chests' },
  'autoMagic.off': { ja: '（停止中）', en: ' (off)' },
  'autoMagic.problems': { ja: '確認が必要な箇所：{{count}}件', en: '{{count}} to check' },
  'autoMagic.default': { ja: '初期設定に戻す', en: 'Reset to defaults' },
  'autoMagic.default.title': { ja: '初期設定に戻す', en: 'Reset to defaults' },
  'autoMagic.default.about': {
    ja: 'このセットだけなら、一つの操作として元に戻せます。すべてのセットを戻す前には、自動でバックアップを取ります。',
    en: 'Resetting only this set can be undone. Before all sets are reset, an automatic backup is made.',
  },
  'autoMagic.default.one': { ja: 'このセットだけ', en: 'Only this set' },
  'autoMagic.default.all': { ja: 'すべてのセット', en: 'All sets' },
  'autoMagic.default.done': { ja: '初期設定に戻しました。', en: 'Reset to defaults.' },
  'autoMagic.import': { ja: 'インポート', en: 'Import' },
  'autoMagic.import.title': { ja: '自動魔法効果のインポート', en: 'Import automatic magic effects' },
  'autoMagic.import.file': { ja: 'CSVファイル', en: 'CSV file' },
  'autoMagic.import.hint': {
    ja: 'エクスポートしたCSV（Shift_JIS）をここに入れてください。',
    en: 'Drop an exported CSV file (Shift_JIS) here.',
  },
  'autoMagic.import.effects': {
    ja: '魔法効果の設定だけのインポート',
    en: 'Import only the magic effect settings',
  },
  'autoMagic.import.counts': {
    ja: '変更 {{changed}}件、変更なし {{unchanged}}件、取り込めない行 {{refused_rows}}行',
    en: '{{changed}} changed, {{unchanged}} unchanged, {{refused_rows|row|rows}} refused',
  },
  'autoMagic.import.row': { ja: '{{row}}行目 {{column}}「{{value}}」', en: 'Row {{row}}, {{column}}: “{{value}}”' },
  'autoMagic.import.done': {
    ja: '{{changed}}件を取り込みました。',
    en: '{{changed|record was|records were}} imported.',
  },
  'autoMagic.export': { ja: 'エクスポート', en: 'Export' },
  'autoMagic.never': { ja: '対象外', en: 'never' },
  'autoMagic.types': { ja: 'アイテムの種類と魔法', en: 'Item types and their magic' },
  'autoMagic.types.about': {
    ja: '上の行から順に調べ、種類と宝箱レベルが合って率に当たった最初の行の魔法が付きます。最大20行です。',
    en: 'Rows are tried from the top. The first one that fits the item type and the chest level, and whose probability succeeds, applies. There are up to 20 rows.',
  },
  'autoMagic.odds': { ja: '宝箱レベルごとの結果', en: 'Results by chest level' },
  'autoMagic.odds.level': { ja: '宝箱レベル', en: 'Chest level' },
  'autoMagic.odds.about': {
    ja: '宝箱から出たアイテムに魔法が付く率と、付く効果の平均の数です。',
    en: 'The chance that an item from a chest has magic, and the average number of effects.',
  },
  'autoMagic.odds.mean': { ja: '{{share}}・平均{{mean}}', en: '{{share}}, {{mean}} on average' },
  'autoMagic.odds.effects': { ja: '出やすい効果', en: 'Most likely effects' },
  'autoMagic.odds.none': { ja: '魔法は付きません。', en: 'No item gets magic.' },
  'autoMagic.power.shares': { ja: 'パワーの中身', en: 'Contents of the powers' },
  'autoMagic.power.about': {
    ja: '率と魔法効果の出やすさを掛けた割合です。停止中の効果は含みません。',
    en: 'Shares are the probability times the weight of the effect, without effects that are off.',
  },
  'autoMagic.level': { ja: 'Lv{{level}}', en: 'level {{level}}' },
  'autoMagic.levels.chart': { ja: '宝箱レベルと魔法', en: 'Magic by chest level' },
  'autoMagic.levels.about': {
    ja: '棒は効果の最大数（1〜6）、線は効果レベルの最大（1〜9）です。',
    en: 'Bars: maximum effects (1 to 6). Line: highest level of an effect (1 to 9).',
  },
});
