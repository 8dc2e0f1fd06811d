import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of a floating part of a floor. */
export const floatingTexts = defineTexts({
  'map.floating': { ja: '移動中のマス', en: 'Moving cells' },
  'map.floating.count': { ja: '{{origin}}：{{count}}マス', en: '{{origin}}: {{count|cell|cells}}' },
  'map.floating.dropped': {
    ja: 'フロアの外に出る{{count}}マスは失われます',
    en: '{{count|cell|cells}} outside the floor will be lost',
  },
  'map.floating.lay': { ja: 'ここに置く', en: 'Place here' },
  'map.floating.cancel': { ja: 'やめる', en: 'Cancel' },

  'map.links.ask': { ja: '内側のつながりの行き先', en: 'Targets of inner links' },
  'map.links.ask.text': {
    ja: 'コピーの中に、コピーした範囲の内側へつながるイベントがあります。貼り付けた方では、どこへつなぎますか？',
    en: 'Some events in the copy lead to places inside the copied area. Where should they lead from the copy?',
  },
  'map.links.along': { ja: '貼り付けた方の中へ', en: 'Into the copy' },
  'map.links.original': { ja: '元の場所へ', en: 'To the original' },
});
