import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the dialog that makes walls from a map of another program. */
export const bringMapTexts = defineTexts({
  'bringMap.title': {
    ja: '手持ちのマップからフロア{{number}}の壁を作る',
    en: 'Make walls of floor {{number}} from a map',
  },
  'bringMap.drop': { ja: 'マップを置く場所', en: 'Drop area for a map' },
  'bringMap.hint': {
    ja: 'Tiledのマップ（.tmj・.tmx）、LDtkのプロジェクト（.ldtk）、マスの表（.csv）をここに置くか、選んでください。ファイルはこのブラウザーの中だけで読みます。',
    en: 'Drop a map of Tiled (.tmj, .tmx), a project of LDtk (.ldtk) or a grid as CSV here, or choose one. The file is read in this browser only.',
  },
  'bringMap.choose': { ja: 'ファイルを選ぶ', en: 'Choose a file' },
  'bringMap.another': { ja: '別のファイルを選ぶ', en: 'Choose another file' },
  'bringMap.reading': { ja: 'マップを読んでいます', en: 'Reading the map' },
  'bringMap.refused': { ja: '{{file}}：{{reason}}', en: '{{file}}: {{reason}}' },
  'bringMap.stopped': {
    ja: '大きすぎるか時間がかかりすぎるため、読むのをやめました。小さく分けたマップを選んでください。',
    en: 'It is too large or takes too long, so reading was stopped. Please choose a smaller map.',
  },
  'bringMap.layer': { ja: 'レイヤー', en: 'Layer' },
  'bringMap.noLayer': { ja: 'そのようなレイヤーはありません', en: 'There is no such layer' },
  'bringMap.part': { ja: '使う所（{{size}}×{{size}}マス）', en: 'Part to use ({{size}} x {{size}} cells)' },
  'bringMap.partHint': {
    ja: '枠はドラッグか矢印キーで動かします。マスを押すと、その種類が壁の中か通れる所かが入れ替わります。',
    en: 'Drag the frame, or move it with the arrow keys. Press a cell to switch its kind between solid and open.',
  },
  'bringMap.picture': {
    ja: 'レイヤーの絵：左から{{x}}列目、上から{{y}}行目からの{{size}}×{{size}}マス',
    en: 'Picture of the layer: {{size}} x {{size}} cells from column {{x}} and row {{y}}',
  },
  'bringMap.x': { ja: '左端の列', en: 'First column' },
  'bringMap.y': { ja: '上端の行', en: 'First row' },
  'bringMap.solid': { ja: '通れないもの（岩・壁の中）', en: 'What is solid (rock)' },
  'bringMap.solidHint': {
    ja: '通れるマスと通れないマスの間に壁が立ちます。',
    en: 'Walls stand between open and solid cells.',
  },
  'bringMap.empty': { ja: '何もないマス', en: 'Empty cells' },
  'bringMap.outside': { ja: 'マップの外は通れないものとします。', en: 'Whatever lies outside of the map is solid.' },
  'bringMap.tile': { ja: 'タイル {{number}}', en: 'Tile {{number}}' },
  'bringMap.count': { ja: '{{count}}マス', en: '{{count|cell|cells}}' },
  'bringMap.swap': { ja: '通れる所と通れない所を入れ替える', en: 'Swap solid and open' },
  'bringMap.rim': { ja: 'フロアの外周を壁で閉じる', en: 'Close the rim of the floor with walls' },
  'bringMap.rimHint': {
    ja: '閉じない所は、反対側へつながります。',
    en: 'Where it is open, it leads around to the opposite side.',
  },
  'bringMap.before': { ja: '今', en: 'Now' },
  'bringMap.after': { ja: '取り込んだあと', en: 'After' },
  'bringMap.replaces': {
    ja: 'このフロアの壁と扉がすべて置き換わります（{{cells}}マスが変わります）。区画・モンスター部屋・イベントは残ります。一度の「元に戻す」で戻せます。',
    en: 'All walls and doors of this floor are replaced ({{cells|cell changes|cells change}}). Zones, monster rooms and events stay. One undo takes it back.',
  },
  'bringMap.nothing': { ja: 'フロアの壁はもうこのとおりです。', en: 'The floor already has exactly these walls.' },
  'bringMap.noWalls': {
    ja: 'この選び方では壁が一枚もできません。',
    en: 'With this choice there are no walls at all.',
  },
  'bringMap.inRock': {
    ja: 'イベント{{count}}個が、通れないマスの中に残ります。',
    en: '{{count|event stands|events stand}} in solid cells.',
  },
  'bringMap.submit': { ja: '壁を作る', en: 'Make the walls' },
  'bringMap.done': { ja: 'フロア{{number}}の壁を作りました。', en: 'The walls of floor {{number}} were made.' },
  'bringMap.undo': { ja: '元に戻す', en: 'Undo' },
});
