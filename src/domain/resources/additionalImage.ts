import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, forAuthors, picture, text } from '#domain/resource/field.ts';

/** The games that have an image. Frozen once landed. */
const PLATFORMS = optionList([
  ['Steam', 'Steam'],
  ['Switch', 'Switch'],
  ['両方', 'Both'],
]);
const BOTH_PLATFORMS = 2;

/** A picture of the author's own, for the game to show. */
export const additionalImage = defineResource({
  name: 'additional_image',
  fields: {
    name_ja: forAuthors(text('名前（日本語）', 'Name (Japanese)', { maxWidth: 40 })),
    name_en: forAuthors(text('名前（英語）', 'Name (English)', { maxWidth: 40 })),
    image: picture('画像', 'Image', 'additional'),
    platform: choice('プラットフォーム', 'Platform', PLATFORMS, BOTH_PLATFORMS),
  },
  names: { ja: 'name_ja', en: 'name_en' },
  naming: 'note',
  sections: [{ title: { ja: '画像', en: 'Image' }, fields: ['image', 'name_ja', 'name_en', 'platform'] }],
  tables: {
    list: { title: { ja: '一覧', en: 'List' }, columns: ['name_ja', 'name_en', 'image', 'platform'] },
  },
  calls: { verbs: ['list', 'create', 'update'], also: { 'all-additional-images': 'all' } },
  check: ({ image }) => (image === '' ? [NO_IMAGE] : []),
});

const NO_IMAGE: Problem = {
  path: 'image',
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja: '画像がありません。', en: 'There is no image yet.' },
};
