import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The words for places on floors. The names of sides follow those of the domain. */
export const placeTexts = defineTexts({
  'map.side.north': { ja: '北', en: 'north' },
  'map.side.east': { ja: '東', en: 'east' },
  'map.side.south': { ja: '南', en: 'south' },
  'map.side.west': { ja: '西', en: 'west' },
  'map.cell.separator': { ja: '、', en: ', ' },
});
