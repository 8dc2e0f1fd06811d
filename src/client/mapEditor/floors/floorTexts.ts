import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the floor settings panel and of all actions on whole floors. */
export const floorTexts = defineTexts({
  'floor.part.names': { ja: '名前と広さ', en: 'Name and size' },
  'floor.part.looks': { ja: '見た目', en: 'Appearance' },
  'floor.part.rules': { ja: 'ルール', en: 'Rules' },
  'floor.part.encounters': { ja: '遭遇', en: 'Encounters' },
  'floor.sizeLocked': {
    ja: '迷宮に割り当てられているフロアの広さは、迷宮設定で変えます。',
    en: 'The size of a floor in a labyrinth is set in the labyrinth settings.',
  },
  'floor.difficulty': {
    ja: '1グループは{{group}}体まで（難易度＋4、最大9）。グループの数と逃げにくさにも影響します。',
    en: 'Up to {{group}} monsters per group (difficulty + 4, at most 9). Also allows more groups and makes fleeing harder.',
  },
  'floor.magic.works': { ja: '使える', en: 'allowed' },
  'floor.magic.fails': { ja: '使えない', en: 'blocked' },
  'floor.nothingFound': { ja: '見つかりません', en: 'Nothing found' },
  'floor.theirs': { ja: 'ほかの画面で変わっています：', en: 'Changed elsewhere to:' },
  'floor.useMine': { ja: '自分の入力を使う', en: 'Use mine' },
  'floor.useTheirs': { ja: '相手の入力を使う', en: 'Use theirs' },
  'floor.reset': { ja: '設定を初期値に戻す', en: 'Reset the settings' },

  'floor.outrun': {
    ja: 'フロア{{number}}がほかの画面で変更されたため、何も変更していません。今の内容を確かめて、もう一度操作してください。',
    en: 'Floor {{number}} was changed elsewhere in the meantime, so nothing was done. Please check it and try again.',
  },
  'floor.resetTitle': {
    ja: 'フロア{{number}}の設定を初期値に戻しますか？',
    en: 'Reset the settings of floor {{number}}?',
  },
  'floor.resetWhat': {
    ja: '名前と広さを除くすべての設定が初期値になります。地図はそのまま残ります。設定の欄でCtrl+Zを押すと元に戻せます。',
    en: 'All settings except the names and the size return to their initial values. The map stays. Ctrl+Z in the settings restores them.',
  },
  'floor.resetDone': {
    ja: 'フロア{{number}}の設定を初期値に戻しました。',
    en: 'The settings of floor {{number}} were reset.',
  },
  'floor.undo': { ja: '元に戻す', en: 'Undo' },
  'floor.initialise': { ja: '初期化する', en: 'Initialise' },
  'floor.initialiseTitle': { ja: 'フロア{{number}}を初期化しますか？', en: 'Initialise floor {{number}}?' },
  'floor.initialiseWhat': {
    ja: '地図のマス{{cells}}個と名前、設定をすべて消して、まっさらなフロアにします。Ctrl+Zで元に戻せます。',
    en: 'This clears {{cells|map cell|map cells}}, the names and all settings. Ctrl+Z undoes it.',
  },
  'floor.initialised': { ja: 'フロア{{number}}を初期化しました。', en: 'Floor {{number}} was initialised.' },

  'floor.copyTitle': { ja: 'フロア{{number}}をコピー', en: 'Copy floor {{number}}' },
  'floor.copyTo': { ja: 'コピー先', en: 'Copy to' },
  'floor.copyType': { ja: 'コピーするもの', en: 'What to copy' },
  'floor.copyType.all': { ja: 'すべて', en: 'Everything' },
  'floor.copyType.walls': { ja: '地図だけ', en: 'Map only' },
  'floor.copyType.events': { ja: 'イベントだけ', en: 'Events only' },
  'floor.copyType.settings': { ja: '設定だけ', en: 'Settings only' },
  'floor.copyType.hint': {
    ja: '「地図」は壁・区画・印・モンスター部屋です。',
    en: 'The map includes walls, zones, marks and monster rooms.',
  },
  'floor.before': { ja: '今', en: 'Now' },
  'floor.after': { ja: 'コピー後', en: 'After' },
  'floor.lostCells': {
    ja: 'フロア{{number}}の{{cells}}マスの内容が置き換わります。これは元に戻せます。',
    en: 'The content of {{cells|cell|cells}} on floor {{number}} will be replaced. Undo restores it.',
  },
  'floor.lostSettings': {
    ja: 'フロア{{number}}の名前と設定が置き換わります。あとから元に戻せます。',
    en: 'The names and settings of floor {{number}} will be replaced. You can undo that.',
  },
  'floor.stranded': {
    ja: '戻る階段のない階段が{{count}}か所できます（{{places}}）。コピーやインポートのあと、チェックリストから開けます。',
    en: '{{count|flight of stairs|flights of stairs}} will have no stairs back ({{places}}). The check list shows them afterwards.',
  },
  'floor.lostNothing': { ja: '失われるものはありません。', en: 'Nothing will be lost.' },
  'floor.copy': { ja: 'コピーする', en: 'Copy' },
  'floor.copied': { ja: 'フロア{{number}}にコピーしました。', en: 'Copied to floor {{number}}.' },

  'floor.table.empty': {
    ja: '遭遇表{{number}}には、まだモンスターがいません。',
    en: 'Encounter table {{number}} has no monsters yet.',
  },
  'floor.table.fill': { ja: 'モンスターを入れる', en: 'Add monsters' },
  'floor.table.none': {
    ja: '遭遇表を選んでいないので、誰にも出会いません。000は、表を選んでいないフロアの表です。',
    en: 'No encounter table is chosen, so there are no encounters. Table 000 is the table of all floors without a choice.',
  },
  'floor.table.make': { ja: '遭遇表を作って選ぶ', en: 'Create and choose a table' },

  'floor.which': { ja: 'フロア', en: 'Floors' },
  'floor.which.this': { ja: 'このフロア', en: 'This floor' },
  'floor.which.range': { ja: '範囲', en: 'A range' },
  'floor.which.all': { ja: 'すべて', en: 'All' },
  'floor.from': { ja: '最初のフロア', en: 'First floor' },
  'floor.to': { ja: '最後のフロア', en: 'Last floor' },
  'floor.exportTitle': { ja: 'マップデータをエクスポート', en: 'Export map data' },
  'floor.format': { ja: '形式', en: 'Format' },
  'floor.format.json': { ja: 'Meikyu（JSON）', en: 'Meikyu (JSON)' },
  'floor.format.tmj': { ja: 'Tiled（TMJ）', en: 'Tiled (TMJ)' },
  'floor.format.csv': { ja: '表（CSV）', en: 'Table (CSV)' },
  'floor.format.json.hint': { ja: '地図と設定。', en: 'Maps and settings.' },
  'floor.format.tmj.picture': {
    ja: 'Tiledで絵を表示するには、この画像を同じフォルダーに保存してください。',
    en: 'To see pictures in Tiled, save this image in the same folder.',
  },
  'floor.format.tmj.savePicture': { ja: 'タイルの画像を保存', en: 'Save the tile image' },
  'floor.format.tmj.hint': {
    ja: '地図と設定。マップエディター「Tiled」で開けます。',
    en: 'Maps and settings. Opens in the map editor Tiled.',
  },
  'floor.format.csv.hint': { ja: 'マスの表。設定は入りません。', en: 'A table of the cells, without settings.' },
  'floor.export': { ja: 'エクスポート', en: 'Export' },

  'floor.importTitle': { ja: 'マップデータをインポート', en: 'Import map data' },
  'floor.drop': { ja: 'マップデータを置く場所', en: 'Drop area for map data' },
  'floor.dropHint': {
    ja: 'マップデータ（JSON・TMJ・CSV）をここに置くか、選んでください。書き込む前に、変わるところをお見せします。',
    en: 'Drop map data (JSON, TMJ or CSV) here, or choose a file. You can preview the changes before anything is written.',
  },
  'floor.changed': {
    ja: '{{cells}}マス・設定{{settings}}項目',
    en: '{{cells|cell|cells}}, {{settings|setting|settings}}',
  },
  'floor.changedSettings': { ja: '設定：{{names}}', en: 'Settings: {{names}}' },
  'floor.and': { ja: '、', en: ', ' },
  'floor.take': { ja: 'インポートするフロア', en: 'Floors to import' },
  'floor.imported': {
    ja: '{{count}}フロアをインポートしました。前の状態は自動バックアップに残っています。',
    en: '{{count|floor was|floors were}} imported. An automatic backup keeps the previous state.',
  },
});
