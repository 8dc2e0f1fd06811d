import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Names that the map needs before a floor dialog is opened: those of commands and of undo steps. */
export const floorActionTexts = defineTexts({
  'map.floorActions': { ja: 'マップとフロアの操作', en: 'Map and floor actions' },
  'map.command.copyFloor': { ja: 'フロアをコピー…', en: 'Copy the floor…' },
  'map.command.savedMaps': { ja: 'マップの保存と読み込み…', en: 'Save and load maps…' },
  'map.command.initialise': { ja: 'フロアを初期化…', en: 'Initialise the floor…' },
  'map.command.resetOptions': { ja: 'フロアの設定を初期値に戻す…', en: 'Reset the floor settings…' },
  'map.command.importMaps': { ja: 'マップデータをインポート…', en: 'Import map data…' },
  'map.command.exportMaps': { ja: 'マップデータをエクスポート…', en: 'Export map data…' },
  'map.command.bringMap': { ja: '手持ちのマップから壁を作る…', en: 'Make walls from a map…' },
  'map.filter.none': {
    ja: 'すべてのフロアが、どれかの迷宮に割り当てられています。',
    en: 'Every floor belongs to a labyrinth.',
  },
  'map.step.copy': { ja: 'フロアのコピー', en: 'Copy the floor' },
  'map.step.load': { ja: '保存したマップの読み込み', en: 'Load a saved map' },
  'map.step.import': { ja: 'マップデータのインポート', en: 'Import map data' },
  'map.step.bring': { ja: 'マップから作った壁', en: 'Walls from a map' },
  'map.step.initialise': { ja: 'フロアの初期化', en: 'Initialise the floor' },
});
