import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the menu of a cell. */
export const cellMenuTexts = defineTexts({
  'map.menu': { ja: 'x{{x}} y{{y}}', en: 'x{{x}} y{{y}}' },
  'map.menu.edit': { ja: 'イベントを編集', en: 'Edit the event' },
  'map.menu.place': { ja: 'イベントを置く…', en: 'Place an event…' },
  'map.menu.copy': { ja: 'コピー', en: 'Copy' },
  'map.menu.cut': { ja: '切り取り', en: 'Cut' },
  'map.menu.paste': { ja: 'ここに貼り付け', en: 'Paste here' },
  'map.menu.entrance': { ja: '迷宮{{number}}の入口にする', en: 'Make this the entrance of labyrinth {{number}}' },
  'map.menu.noEntrance': {
    ja: '入口にする（空いた迷宮がありません）',
    en: 'Make this the entrance (no labyrinth is free)',
  },
  'map.menu.labyrinth': { ja: '迷宮{{number}}のタイトルと看板…', en: 'Title and sign of labyrinth {{number}}…' },
  'map.menu.play': { ja: 'ここから遊ぶ', en: 'Play from here' },
  'map.menu.door': { ja: '{{side}}の{{border}}', en: '{{border}} {{side}}' },
  'map.menu.lock': { ja: '鍵をかける', en: 'Lock it' },
  'map.menu.unlock': { ja: '鍵を外す', en: 'Unlock it' },
  'map.menu.key': { ja: '鍵を決める…', en: 'Give it a key…' },
  'map.key.title': { ja: '扉の鍵', en: 'Key of the door' },
  'map.key.give': { ja: '鍵にする', en: 'Give the key' },
  'map.key.from': { ja: '開けられる側', en: 'Opens from' },
  'map.key.from.hint': {
    ja: 'このマスから、アイテムを持って開けます。',
    en: 'A party with the item opens the door from this cell.',
  },
  'map.key.taken': {
    ja: '両側のマスにほかのイベントがあるので、鍵を置けません。',
    en: 'Both cells hold other events, so there is no room for a key.',
  },
  'map.key.half': { ja: 'x{{x}} y{{y}}（{{side}}の辺）', en: 'x{{x}} y{{y}} ({{side}} edge)' },
  'map.menu.delete': { ja: 'イベントを削除', en: 'Delete the event' },
  'map.menu.clear': { ja: '選んだ所を消す', en: 'Clear the selection' },
  'map.menu.isEntrance': {
    ja: '迷宮{{number}}の入口にしました',
    en: 'This is now the entrance of labyrinth {{number}}',
  },
});
