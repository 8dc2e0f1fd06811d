import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the bar that is shown while conflicting changes of two writers wait for a choice. */
export const conflictTexts = defineTexts({
  'map.conflict': {
    ja: 'ほかの画面の変更と{{count}}か所が重なりました。地図では左が自分、右が相手です。',
    en: '{{count|place was|places were}} changed elsewhere too. On the map, yours is on the left, theirs on the right.',
  },
  'map.conflict.allMine': { ja: 'すべて自分の内容', en: 'Use all of mine' },
  'map.conflict.allTheirs': { ja: 'すべて相手の内容', en: 'Use all of theirs' },
  'map.conflict.mine': { ja: '自分：{{value}}', en: 'Mine: {{value}}' },
  'map.conflict.theirs': { ja: '相手：{{value}}', en: 'Theirs: {{value}}' },
  'map.conflict.places': { ja: '1か所ずつ選ぶ', en: 'One by one' },
  'map.conflict.place': { ja: 'x{{x}} y{{y}} {{field}}', en: 'x{{x}} y{{y}} {{field}}' },
  'map.field.floor_id': { ja: '区画と印', en: 'zones and marks' },
  'map.field.room_id': { ja: 'モンスター部屋', en: 'monster room' },
  'map.field.event_id': { ja: 'イベント', en: 'event' },
  'map.field.event': { ja: 'イベントの内容', en: 'event details' },
});
