import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The marks of cells by their numbers in the domain. */
export const markTexts = defineTexts<`map.floorMark.${number}` | `map.ceilingMark.${number}`>({
  'map.floorMark.1': { ja: '床 水', en: 'floor water' },
  'map.floorMark.2': { ja: '床 炎', en: 'floor flame' },
  'map.floorMark.3': { ja: '床 闇', en: 'floor darkness' },
  'map.ceilingMark.1': { ja: '天井 夜空', en: 'ceiling night sky' },
  'map.ceilingMark.2': { ja: '天井 闇', en: 'ceiling darkness' },
});

/** The texts of the floor map editor. The names of borders and sides follow those of the domain. */
export const mapEditorTexts = defineTexts({
  'map.title': { ja: 'フロアマップ {{number}}', en: 'Floor map {{number}}' },
  'map.grid': { ja: 'フロア{{number}}の地図', en: 'Map of floor {{number}}' },
  'map.loadFailed': { ja: 'フロアを読み込めませんでした', en: 'The floor could not be loaded' },
  'map.backToFloor': { ja: 'フロア{{number}}へ戻る', en: 'Back to floor {{number}}' },

  'map.floors': { ja: 'フロア', en: 'Floors' },
  'map.floor': { ja: 'フロア{{number}}', en: 'Floor {{number}}' },
  'map.floor.labyrinth': { ja: '迷宮{{number}}', en: 'Labyrinth {{number}}' },
  'map.filter': { ja: '迷宮', en: 'Labyrinth' },
  'map.filter.all': { ja: 'すべて', en: 'All' },
  'map.filter.unassigned': { ja: '未割り当て', en: 'Unassigned' },
  'map.filter.empty': {
    ja: 'この迷宮にはフロアがありません。迷宮設定で階層の範囲を設定してください。',
    en: 'This labyrinth has no floors. Set its floor range in the labyrinth settings.',
  },
  'map.filter.settings': { ja: '迷宮設定へ', en: 'Labyrinth settings' },

  'map.tools': { ja: '道具', en: 'Tools' },
  'map.touch': { ja: '指1本の働き', en: 'One finger' },
  'map.touch.look': { ja: '見る', en: 'Look' },
  'map.touch.draw': { ja: '描く', en: 'Draw' },
  'map.options': { ja: '道具の設定', en: 'Tool options' },
  'map.border.open': { ja: 'なし', en: 'open' },
  'map.border.wall': { ja: '壁', en: 'wall' },
  'map.border.door': { ja: '扉', en: 'door' },
  'map.border.hiddenDoor': { ja: '隠し扉', en: 'hidden door' },
  'map.border.lockedDoor': { ja: '鍵の扉', en: 'locked door' },
  'map.border.phantomWall': { ja: '幻の壁', en: 'phantom wall' },
  'map.border.invisibleWall': { ja: '見えない壁', en: 'invisible wall' },
  'map.border.gate': { ja: '格子', en: 'gate' },
  'map.side.north': { ja: '北', en: 'north' },
  'map.side.east': { ja: '東', en: 'east' },
  'map.side.south': { ja: '南', en: 'south' },
  'map.side.west': { ja: '西', en: 'west' },
  'map.zone.dark': { ja: '暗闇', en: 'dark zone' },
  'map.zone.noTeleport': { ja: '転移不可', en: 'no teleport' },
  'map.cell.place': { ja: 'x{{x}} y{{y}}', en: 'x{{x}} y{{y}}' },
  'map.cell.side': { ja: '{{side}} {{border}}', en: '{{border}} {{side}}' },
  'map.cell.beyond': { ja: '（向こうからは{{border}}）', en: ' ({{border}} from beyond)' },
  'map.cell.room': { ja: 'モンスター部屋{{room}}', en: 'monster room {{room}}' },
  'map.cell.entrance': { ja: '迷宮{{number}}の入口', en: 'Entrance of labyrinth {{number}}' },
  'map.cell.separator': { ja: '、', en: ', ' },

  'map.inspector': { ja: 'マスの内容', en: 'Cell' },
  'map.inspector.none': { ja: '地図のマスを指すと、ここに内容が出ます。', en: 'Point at a cell to see what it holds.' },
  'map.inspector.empty': { ja: '仕掛けなし', en: 'Nothing in it' },

  'map.status.edge': { ja: '{{side}}の境', en: '{{side}} edge' },
  'map.status.cell': { ja: 'マス', en: 'cell' },
  'map.status.draw.edges': { ja: '{{count}}本の境を描く', en: 'draws edges: {{count}}' },
  'map.status.erase.edges': { ja: '{{count}}本の境を消す', en: 'erases edges: {{count}}' },
  'map.status.draw.cells': { ja: '{{count}}マスを変える', en: 'changes cells: {{count}}' },
  'map.status.erase.cells': { ja: '{{count}}マスを消す', en: 'erases cells: {{count}}' },
  'map.status.noRoom': {
    ja: 'ブラウザ満杯・閉じると未送信分と履歴は失われます',
    en: 'Browser full: closing loses unsent work',
  },
  'map.status.zoom': { ja: '倍率 {{percent}}%', en: 'Zoom {{percent}}%' },

  'map.setAside': {
    ja: '復元より前の未送信の変更は、再生せずに取り置きました。',
    en: 'Unsent changes from before the restore were set aside, not replayed.',
  },
  'map.step.mine': { ja: '自分の内容を採用', en: 'Kept mine' },
  'map.step.theirs': { ja: '相手の内容を採用', en: 'Took theirs' },

  'map.command.undo': { ja: '元に戻す', en: 'Undo' },
  'map.command.redo': { ja: 'やり直す', en: 'Redo' },
  'map.command.save': { ja: '今すぐ保存', en: 'Save now' },
  'map.command.fit': { ja: '全体を表示', en: 'Fit the whole floor' },
  'map.command.zoomIn': { ja: '拡大', en: 'Zoom in' },
  'map.command.zoomOut': { ja: '縮小', en: 'Zoom out' },
  'map.command.floorUp': { ja: '前のフロア', en: 'Previous floor' },
  'map.command.floorDown': { ja: '次のフロア', en: 'Next floor' },
  'map.command.panels': { ja: 'パネルを隠す・出す', en: 'Hide or show the panels' },
  'map.command.view': { ja: '中からの眺めを出す・閉じる', en: 'Show or close the view from within' },
  'map.command.search': { ja: '地図を検索', en: 'Search the maps' },
  'map.command.ghost': { ja: '上の階・下の階を透かす', en: 'Floor above or below as a ghost' },
  'map.command.stack': { ja: '階の重なりを見る', en: 'Stacks of floors' },
  'map.command.atlas': { ja: '地図帳・画像・印刷', en: 'Atlas, pictures, print' },
  'map.command.help': { ja: '操作の一覧', en: 'Keys and gestures' },
  'map.news.stroke': { ja: '{{label}} ×{{count}}', en: '{{label}} ×{{count}}' },
  'map.news.undo': { ja: '元に戻しました：{{label}} ×{{count}}', en: 'Undone: {{label}} ×{{count}}' },
  'map.news.redo': { ja: 'やり直しました：{{label}} ×{{count}}', en: 'Done again: {{label}} ×{{count}}' },

  'map.settings': { ja: 'フロアの設定', en: 'Floor settings' },
  'map.pictureRefused': {
    ja: 'フロア{{floor}}の縮小画像を保存できませんでした：{{message}}',
    en: 'The picture of floor {{floor}} could not be stored: {{message}}',
  },
});
