import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the author's own images. */
export const additionalImagesTexts = defineTexts({
  'images.add': { ja: '画像を追加', en: 'Add images' },
  'images.add.hint': {
    ja: 'ここへドロップした画像は、空いている番号に順に入ります（残り{{count}}）。',
    en: 'Pictures dropped here go into the next free numbers ({{count}} left).',
  },
  'images.count': { ja: '画像 {{count}}枚', en: '{{count|image|images}}' },
  'images.none': {
    ja: 'まだ画像がありません。上の枠へドロップするか、ファイルを選んでください。',
    en: 'There are no images yet. Drop some above, or choose files.',
  },
  'images.noImage': { ja: '画像なし', en: 'No image' },
  'images.uses': { ja: '使用 {{count}}か所', en: '{{count|use|uses}}' },
  'images.unused': { ja: '未使用', en: 'Not used' },
  'images.full': {
    ja: '空いている番号がないため、「{{name}}」は入りませんでした。',
    en: 'There is no free number for “{{name}}”.',
  },
});
