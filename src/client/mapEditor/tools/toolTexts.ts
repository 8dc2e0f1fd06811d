import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the tools: names, and one sentence of help each. */
export const toolTexts = defineTexts({
  'map.tool.wall': { ja: '壁', en: 'Wall' },
  'map.tool.wall.help': {
    ja: 'マスの境をなぞって壁を引く。離れると角で曲がる。壁の上から始めると消す。',
    en: 'Drag along the edges. Move away from the line to turn at a corner. Begin on a wall to erase.',
  },
  'map.tool.door': { ja: '扉', en: 'Door' },
  'map.tool.door.help': {
    ja: 'マスの境に扉やほかの境を置く。',
    en: 'Puts a door or another kind of edge between two cells.',
  },
  'map.tool.room': { ja: '部屋', en: 'Room' },
  'map.tool.room.help': {
    ja: '四角の周りを壁で囲み、中の壁を取り除く。',
    en: 'Walls around a rectangle, nothing inside.',
  },
  'map.tool.corridor': { ja: '通路', en: 'Corridor' },
  'map.tool.corridor.help': {
    ja: 'なぞったマスをつなぎ、広い所では両脇に壁を立てる。囲まれた通路や部屋はそのまま。右ドラッグで塞ぐ。',
    en: 'Opens the way from cell to cell and walls it in on open ground; enclosed corridors and rooms stay. Right drag closes.',
  },
  'map.tool.chip': { ja: 'チップ', en: 'Chip' },
  'map.tool.chip.help': {
    ja: '壁の組み合わせや、地図から拾ったマスをそのまま置く。',
    en: 'Puts down a set of walls, or a cell picked up from the map.',
  },
  'map.tool.eraser': { ja: '消しゴム', en: 'Eraser' },
  'map.tool.eraser.help': {
    ja: '境を消す。扉は一度目で壁になる。Shiftでマスの中身もすべて消す。',
    en: 'Takes edges away; a door leaves its wall. With Shift everything a cell holds.',
  },
  'map.tool.fill': { ja: '塗りつぶし', en: 'Fill' },
  'map.tool.fill.help': {
    ja: '壁や扉で囲まれた所を一度に塗る。',
    en: 'Fills an area that walls and doors enclose.',
  },
  'map.tool.dark': { ja: '暗闇', en: 'Dark zone' },
  'map.tool.dark.help': { ja: 'マスを暗闇にする。', en: 'Makes cells dark.' },
  'map.tool.noTeleport': { ja: '転移不可', en: 'No teleport' },
  'map.tool.noTeleport.help': {
    ja: '転移の呪文や仕掛けが効かないマスにする。',
    en: 'Makes cells that no spell or event of position works from or into.',
  },
  'map.tool.floorMark': { ja: '床の印', en: 'Floor mark' },
  'map.tool.floorMark.help': {
    ja: 'マスの床を水、炎、闇にする。',
    en: 'Makes the floor of cells water, flame or darkness.',
  },
  'map.tool.ceilingMark': { ja: '天井の印', en: 'Ceiling mark' },
  'map.tool.ceilingMark.help': {
    ja: 'マスの天井を夜空や闇にする。',
    en: 'Makes the ceiling of cells a night sky or darkness.',
  },
  'map.tool.monsterRoom': { ja: 'モンスター部屋', en: 'Monster room' },
  'map.tool.monsterRoom.help': {
    ja: '囲まれた所をモンスター部屋にする。マスごとに塗ることもできる。',
    en: 'Makes an enclosed area a monster room; cells can be painted one by one too.',
  },
  'map.tool.eyedropper': { ja: 'スポイト', en: 'Eyedropper' },
  'map.tool.eyedropper.help': {
    ja: '指した所にあるものを描く道具と設定を拾う。どの道具でもAlt+クリックで同じ。',
    en: 'Picks up the tool and settings that draw what lies there. Alt+click does so with any tool.',
  },
  'map.tool.event': { ja: 'イベント', en: 'Event' },
  'map.tool.event.help': {
    ja: '種類を選んでマスに置く。置いたイベントを押すと、その内容を編集できる。',
    en: 'Choose a kind and put it into a cell. Press an event to edit what it does.',
  },
  'map.tool.select': { ja: '選択', en: 'Select' },
  'map.tool.select.help': {
    ja: '四角に囲んで選ぶ。ダブルクリックで囲まれた部屋を選ぶ。選んだ所をドラッグすると動かせる。Ctrlで加え、右ボタンで外す。',
    en: 'Drag a rectangle, or double-click an enclosed room. Drag what is chosen to move it. Ctrl adds, the right button takes away.',
  },

  'map.option.erasing': { ja: '消す（右ボタンと同じ）', en: 'Erase (as the right button)' },
  'map.option.oneSided': { ja: '片側だけ（Ctrl）', en: 'One side only (Ctrl)' },
  'map.option.oneSided.hint': {
    ja: '描いている側からだけの境になる',
    en: 'The edge exists from the side you draw on',
  },
  'map.news.picked': { ja: '拾いました：{{label}}', en: 'Picked up: {{label}}' },
  'map.news.nothingPicked': { ja: 'ここに拾えるものはありません', en: 'There is nothing to pick up here' },
  'map.walking': {
    ja: '歩いて掘る：矢印で進む、Escで終わる',
    en: 'Walking: the arrows dig, Esc ends it',
  },
  'map.erasing': { ja: '描く代わりに消す', en: 'Strokes erase' },
  'map.command.walk': { ja: '歩いて掘る', en: 'Walk and dig' },
  'map.command.toggleErasing': { ja: '描く・消すを切り替え', en: 'Draw or erase' },
  'map.command.toggleOneSided': { ja: '境の片側だけ・両側を切り替え', en: 'One side of an edge or both' },
  'map.command.refillRooms': { ja: 'モンスター部屋を塗り直す', en: 'Refill the monster rooms' },
});
