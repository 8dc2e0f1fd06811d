import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts around the event form of a cell. */
export const eventPanelTexts = defineTexts({
  'map.event.title': { ja: 'イベント x{{x}} y{{y}}', en: 'Event x{{x}} y{{y}}' },
  'map.event.none': { ja: 'このマスにはイベントがありません。', en: 'There is no event in this cell.' },
  'map.event.close': { ja: 'イベントの欄を閉じる', en: 'Close the event' },
  'map.event.arrivals': { ja: 'ここへ来るもの', en: 'Links to this cell' },
  'map.event.arrival': { ja: '{{floor}} x{{x}} y{{y}} {{name}}', en: '{{floor}} x{{x}} y{{y}} {{name}}' },
});
