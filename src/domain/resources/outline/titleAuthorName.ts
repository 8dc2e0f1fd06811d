import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, picture, text, type ValuesOf } from '#domain/resource/field.ts';

/** The forms of the subtitle. Frozen once landed. */
const SUBTITLE_KINDS = optionList([
  ['文字', 'Text'],
  ['画像', 'Picture'],
]);
export const SUBTITLE_PICTURE = 1;

/** A picture of 720 pixels has room for 20 full-width characters of 36 pixels. */
const subtitle = (ja: string, en: string) => text(ja, en, { maxWidth: 40 });
const comment = (ja: string, en: string) => text(ja, en, { maxWidth: 60 });

const fields = {
  comment_ja: comment('一言コメント（日本語）', 'One-line comment (Japanese)'),
  comment_en: comment('一言コメント（英語）', 'One-line comment (English)'),
  subtitle_kind: choice('サブタイトルの表示', 'Subtitle shown as', SUBTITLE_KINDS),
  subtitle_ja: subtitle('サブタイトル（日本語）', 'Subtitle (Japanese)'),
  subtitle_en: subtitle('サブタイトル（英語）', 'Subtitle (English)'),
  subtitle_image: picture('サブタイトル画像', 'Subtitle picture', 'subtitle'),
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
  ],
  bannedWords: { title: ['comment_ja', 'comment_en', 'subtitle_ja', 'subtitle_en'] },
  check: ({ subtitle_kind, subtitle_image }) =>
    subtitle_kind === SUBTITLE_PICTURE && subtitle_image === '' ? [NO_PICTURE] : [],
});

const NO_PICTURE: Problem = {
  path: 'subtitle_image',
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja: 'サブタイトルの画像がありません。', en: 'There is no picture for the subtitle yet.' },
};
