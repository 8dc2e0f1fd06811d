import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of a part of a floor that floats over it. */
export const floatingTexts = defineTexts({
  'map.floating': { ja: '移動中のマス', en: 'Cells held' },
  'map.floating.count': { ja: '{{origin}}：{{count}}マス', en: '{{origin}}, cells: {{count}}' },
  'map.floating.dropped': {
    ja: '{{count}}マスは外に出て失われます',
    en: 'Cells beyond the rim, to be lost: {{count}}',
  },
  'map.floating.lay': { ja: 'ここに置く', en: 'Lay down here' },
  'map.floating.cancel': { ja: 'やめる', en: 'Cancel' },

  'map.links.ask': { ja: '内側のつながりの行き先', en: 'Where inner links lead' },
  'map.links.ask.text': {
    ja: 'コピーの中に、コピーした範囲の内側へつながるイベントがあります。貼り付けた方では、どこへつなぎますか。',
    en: 'Some events within the copy lead into the copied part. Where shall they lead from the copy?',
  },
  'map.links.along': { ja: '貼り付けた方の中へ', en: 'Into the copy' },
  'map.links.original': { ja: '元の場所へ', en: 'To the original' },
});
