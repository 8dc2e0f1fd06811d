import { defineTexts } from '#client/i18n/defineTexts.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';

const NAMES: Readonly<Record<Side, { readonly ja: string; readonly en: string }>> = {
  north: { ja: '北', en: 'north' },
  east: { ja: '東', en: 'east' },
  south: { ja: '南', en: 'south' },
  west: { ja: '西', en: 'west' },
};

/** The names of the sixteen ready-made chips, which are named by their walls. */
export const chipTexts = defineTexts<`map.chip.${number}`>(
  Object.fromEntries(
    Array.from({ length: 2 ** SIDES.length }, (_, bits) => {
      const sides = SIDES.filter((_side, bit) => bits & (1 << bit)).map((side) => NAMES[side]);
      const ja = sides.length > 0 ? `壁 ${sides.map((side) => side.ja).join('・')}` : '壁なし';
      const en = sides.length > 0 ? `walls ${sides.map((side) => side.en).join(', ')}` : 'no walls';
      return [`map.chip.${bits}`, { ja, en }];
    }),
  ),
);

/** The texts of a tool's choices: its gestures, its options, and the kept cells of the chip tool. */
export const toolChoiceTexts = defineTexts({
  'map.gesture': { ja: '描き方', en: 'Gesture' },
  'map.gesture.edge': { ja: '辺', en: 'Edges' },
  'map.gesture.paint': { ja: '塗る', en: 'Paint' },
  'map.gesture.rectangle': { ja: '四角', en: 'Rectangle' },
  'map.gesture.fill': { ja: '囲み', en: 'Fill' },
  'map.gesture.place': { ja: '置く', en: 'Place' },
  'map.option.kind': { ja: '種類', en: 'Kind' },
  'map.option.roomDoor': { ja: '扉を付ける側', en: 'Door on side' },
  'map.option.noDoor': { ja: 'なし', en: 'None' },
  'map.option.slot': { ja: '出現枠', en: 'Encounter slot' },
  'map.option.slot.1': { ja: '部屋1', en: 'Room 1' },
  'map.option.slot.2': { ja: '部屋2', en: 'Room 2' },
  'map.option.slot.3': { ja: '部屋3', en: 'Room 3' },
  'map.option.fillWith': { ja: '塗るもの', en: 'Fill with' },
  'map.option.chip': { ja: '壁の組み合わせ', en: 'Wall patterns' },
  'map.chip.saved': { ja: '残したマス', en: 'Kept cells' },
  'map.chip.keep': { ja: '残す', en: 'Keep' },
  'map.chip.remove': { ja: '取り除く', en: 'Remove' },
  'map.chip.hint': {
    ja: 'Alt+クリックで地図のマスを拾い、残しておけます。',
    en: 'Alt+click picks up a cell of the map to place or keep.',
  },
});
