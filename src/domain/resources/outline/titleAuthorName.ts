import { optionList } from '#domain/catalogs/optionList.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, group, int, picture, text, type ValuesOf } from '#domain/resource/field.ts';

/** The forms of the subtitle. Frozen once landed. */
const SUBTITLE_KINDS = optionList([
  ['文字', 'Text'],
  ['画像', 'Picture'],
]);
export const SUBTITLE_PICTURE = 1;

/** A picture of 720 pixels has room for 20 full-width characters of 36 pixels. */
const subtitle = (ja: string, en: string) => text(ja, en, { maxWidth: 40 });
const comment = (ja: string, en: string) => text(ja, en, { maxWidth: 60 });

/** The kinds of cover of a work. Frozen once landed. */
const COVER_KINDS = optionList([
  ['迷宮の入口', 'The entrance'],
  ['選んだ場所', 'A place of your choice'],
  ['画像', 'Picture'],
]);
export const COVER = { entrance: 0, place: 1, picture: 2 } as const;
const FACINGS = optionList([
  ['北', 'North'],
  ['東', 'East'],
  ['南', 'South'],
  ['西', 'West'],
]);
const coordinate = (name: string) => int(name, name, { min: 0, max: GRID_SIDE - 1 });

const fields = {
  comment_ja: comment('一言コメント（日本語）', 'One-line comment (Japanese)'),
  comment_en: comment('一言コメント（英語）', 'One-line comment (English)'),
  subtitle_kind: choice('サブタイトルの表示', 'Subtitle shown as', SUBTITLE_KINDS),
  subtitle_ja: subtitle('サブタイトル（日本語）', 'Subtitle (Japanese)'),
  subtitle_en: subtitle('サブタイトル（英語）', 'Subtitle (English)'),
  subtitle_image: picture('サブタイトル画像', 'Subtitle picture', 'subtitle'),
  cover_kind: choice('表紙', 'Cover', COVER_KINDS),
  cover_place: group('表紙の場所', 'Place of the cover', {
    floor: int('階', 'Floor', { min: 1, max: 99 }),
    x: coordinate('x'),
    y: coordinate('y'),
    facing: choice('向き', 'Facing', FACINGS),
  }),
  cover_image: picture('表紙の画像', 'Cover picture', 'cover'),
};
export type TitleAuthorName = ValuesOf<typeof fields>;

/** The fields of the subtitle. */
export const SUBTITLE_FIELDS = ['subtitle_kind', 'subtitle_ja', 'subtitle_en', 'subtitle_image'] as const;
export type Subtitle = Pick<TitleAuthorName, (typeof SUBTITLE_FIELDS)[number]>;

/**
 * The values that belong to the titles of a scenario and its author's name. The titles themselves are columns of the scenario, which
 * lists, searches and releases read; the call title-author-names reads and writes both together (docs/domain.md, "Titles").
 */
export const titleAuthorName = defineResource({
  name: 'title_author_name',
  needs: 'publish',
  fields,
  numberNames: () => ({ ja: 'タイトルと作者名', en: 'Title and author name' }),
  sections: [
    { title: { ja: '一言コメント', en: 'One-line comment' }, fields: ['comment_ja', 'comment_en'] },
    {
      title: { ja: 'サブタイトル', en: 'Subtitle' },
      fields: SUBTITLE_FIELDS,
    },
    { title: { ja: '表紙', en: 'Cover' }, fields: ['cover_kind', 'cover_place', 'cover_image'] },
  ],
  bannedWords: { title: ['comment_ja', 'comment_en', 'subtitle_ja', 'subtitle_en'] },
  check: ({ subtitle_kind, subtitle_image, cover_kind, cover_image }) => [
    ...(subtitle_kind === SUBTITLE_PICTURE && subtitle_image === ''
      ? [noPicture('subtitle_image', 'サブタイトルの画像がありません。', 'There is no picture for the subtitle yet.')]
      : []),
    ...(cover_kind === COVER.picture && cover_image === ''
      ? [noPicture('cover_image', '表紙の画像がありません。', 'There is no picture for the cover yet.')]
      : []),
  ],
});

const noPicture = (path: string, ja: string, en: string): Problem => ({
  path,
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja, en },
});
