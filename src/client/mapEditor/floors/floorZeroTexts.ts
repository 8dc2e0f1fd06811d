import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of floor 0. */
export const floorZeroTexts = defineTexts({
  'map.zero.blank': { ja: '未作成', en: 'blank' },
  'map.zero': { ja: '階層の範囲を設定してください', en: 'Please set the floor range' },
  'map.zero.empty': {
    ja: '迷宮{{number}}の階層の範囲が、まだ決まっていません。迷宮設定で最初と最後のフロアを選ぶと、一覧に並びます。',
    en: 'Labyrinth {{number}} has no floor range yet. Choose its first and last floor in the labyrinth settings to list them here.',
  },
  'map.zero.none': {
    ja: 'フロアは01から99までです。どのフロアが迷宮に入るかは、迷宮設定の階層の範囲で決まります。',
    en: 'Floors are numbered from 01 to 99. The floor range in the settings of a labyrinth decides which floors belong to it.',
  },
});
