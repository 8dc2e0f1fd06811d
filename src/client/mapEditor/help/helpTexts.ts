import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the dialog with all keys and gestures. */
export const helpTexts = defineTexts({
  'map.help.tools': { ja: '道具', en: 'Tools' },
  'map.help.commands': { ja: '操作', en: 'Commands' },
  'map.help.pointer': { ja: 'マウスと指', en: 'Mouse and touch' },
  'map.help.keyboard': { ja: 'キーボードで描く', en: 'Drawing with the keyboard' },
  'map.signs': { ja: '地図の印', en: 'Signs on the map' },
  'map.sign.entrance': { ja: '迷宮の入口', en: 'Labyrinth entrance' },
  'map.sign.error': { ja: '誤りがあるマス（指すと理由が出る）', en: 'Cell with an error (point at it to see why)' },
  'map.sign.warning': {
    ja: '確認したいマス（指すと理由が出る）',
    en: 'Cell to check (point at it to see why)',
  },
  'map.help.drag': { ja: '左ドラッグ', en: 'Left drag' },
  'map.help.drag.does': { ja: '描く', en: 'Draw' },
  'map.help.rightDrag': { ja: '右ドラッグ', en: 'Right drag' },
  'map.help.rightDrag.does': { ja: '消す', en: 'Erase' },
  'map.help.menu': { ja: '右クリック、指で長押し', en: 'Right click, touch and hold' },
  'map.help.menu.does': {
    ja: 'マスのメニューを出す（マウスはイベントと選択の道具で）',
    en: 'Open the menu of the cell (with a mouse: Event and Select)',
  },
  'map.help.shiftPress': { ja: 'イベントでShift+クリック', en: 'Event: Shift+click' },
  'map.help.shiftPress.does': { ja: '同じ種類を続けて置く', en: 'Place another one of the same kind' },
  'map.help.ctrlDrag': { ja: 'Ctrl+ドラッグ', en: 'Ctrl+drag' },
  'map.help.ctrlDrag.does': { ja: '辺の片側だけに描く', en: 'Draw only one side of an edge' },
  'map.help.shiftDrag': { ja: 'Shift+ドラッグ', en: 'Shift+drag' },
  'map.help.shiftDrag.does': { ja: 'まっすぐな線・正方形', en: 'Straight line, square' },
  'map.help.pick': { ja: 'Alt+クリック', en: 'Alt+click' },
  'map.help.pick.does': {
    ja: 'そこにあるものを描く道具に持ち替える',
    en: 'Pick the tool that draws what is there',
  },
  'map.help.doublePress': { ja: '選択でダブルクリック', en: 'Select: double-click' },
  'map.help.doublePress.does': { ja: '壁で囲まれた部屋を選ぶ', en: 'Select the room enclosed by walls' },
  'map.help.pan': { ja: '中ドラッグ、Space+ドラッグ、指2本', en: 'Middle drag, Space+drag, two fingers' },
  'map.help.pan.does': { ja: '地図を動かす', en: 'Move the map' },
  'map.help.oneFinger': { ja: '指1本', en: 'One finger' },
  'map.help.oneFinger.does': {
    ja: '「見る」では地図を動かし、触れたマスを見る。「描く」では描く',
    en: 'Look: moves the map, tap a cell to see it. Draw: draws',
  },
  'map.help.wheel': { ja: 'ホイール、つまむ', en: 'Wheel, pinch' },
  'map.help.wheel.does': { ja: '指した所を中心に拡大・縮小', en: 'Zoom at the pointer' },
  'map.help.escape': { ja: 'Esc、もう一方のボタン', en: 'Esc, the other mouse button' },
  'map.help.escape.does': { ja: '描きかけをやめる', en: 'Cancel the stroke' },
  'map.help.arrows': { ja: '矢印', en: 'Arrows' },
  'map.help.arrows.does': { ja: 'カーソルを動かす', en: 'Move the cell cursor' },
  'map.help.hold': { ja: '道具のキーを押したまま矢印', en: 'Hold a tool key + arrow' },
  'map.help.hold.does': { ja: 'その側に描く、そのマスから塗る', en: 'Draw on that side, paint from that cell' },
  'map.help.holdShift': { ja: 'さらにShift', en: 'Also with Shift' },
  'map.help.holdShift.does': { ja: '線に沿って続ける', en: 'Continue along the line' },
  'map.help.enter': { ja: 'Enter、Space', en: 'Enter, Space' },
  'map.help.enter.does': {
    ja: 'カーソルの所に道具を使う（四角は始めと終わり）',
    en: 'Use the tool at the cursor (rectangle: start and end)',
  },
  'map.help.changeKeys': { ja: 'キーを変える', en: 'Change keys' },
  'map.help.showAll': { ja: '一覧に戻る', en: 'Back to the list' },
  'map.help.singleKeys': {
    ja: '1文字のキーを画面のどこでも使う',
    en: 'Single-letter keys work everywhere on this screen',
  },
  'map.help.grow': { ja: '選択でShift+矢印', en: 'Select: Shift+arrows' },
  'map.help.grow.does': { ja: 'カーソルから四角に選ぶ', en: 'Select a rectangle from the cursor' },
  'map.help.shift': { ja: 'Alt+矢印', en: 'Alt+arrows' },
  'map.help.shift.does': { ja: '選んだ所をずらす（端から反対側へ）', en: 'Shift the selection, wrapping around' },
  'map.help.lay': { ja: '移動中に矢印、Enter、Esc', en: 'While moving cells: arrows, Enter, Esc' },
  'map.help.lay.does': { ja: '動かす、置く、やめる', en: 'Move, place, cancel' },
  'map.help.stamp': { ja: '1〜9', en: '1-9' },
  'map.help.stamp.does': { ja: 'スタンプを呼び出す', en: 'Recall a stamp' },
  'map.help.palette': { ja: 'Ctrl+K', en: 'Ctrl+K' },
  'map.help.palette.does': { ja: '画面・フロア・データ・操作を探す', en: 'Find screens, floors, records and commands' },
  'map.help.storeStamp': { ja: 'Shift+1〜9', en: 'Shift+1-9' },
  'map.help.storeStamp.does': { ja: '選択をスタンプに残す', en: 'Save the selection as a stamp' },
});

type NameOf<Key> = Key extends `map.help.${infer Name}.does` ? Name : never;
/** A line of the dialog: the action, and under `.does` its purpose. */
export type HelpName = NameOf<keyof typeof helpTexts>;

/** Gestures that are in no list of tools or commands. */
export const POINTER_GESTURES: readonly HelpName[] = [
  ...(['drag', 'rightDrag', 'menu', 'shiftPress', 'ctrlDrag', 'shiftDrag', 'pick', 'doublePress'] as const),
  ...(['pan', 'oneFinger', 'wheel', 'escape'] as const),
];
export const KEYBOARD_GESTURES: readonly HelpName[] = [
  ...(['arrows', 'hold', 'holdShift', 'enter', 'grow'] as const),
  ...(['shift', 'lay', 'stamp', 'storeStamp', 'palette'] as const),
];
