import { type LeafField, text } from '#domain/resource/field.ts';

const title = (ja: string, en: string) => text(ja, en, { maxWidth: 40 });

/**
 * The titles of a scenario and its author's name: lines of 40 half-width columns, the width of the title window (docs/domain.md,
 * "Titles").
 */
export const TITLE_FIELDS = {
  author_name: title('作者名', 'Author name'),
  title_ja: title('タイトル（日本語）', 'Title (Japanese)'),
  title_en: title('タイトル（英語）', 'Title (English)'),
} as const satisfies Readonly<Record<string, LeafField<'text'>>>;

export type TitleName = keyof typeof TITLE_FIELDS;
export type Titles = Readonly<Record<TitleName, string>>;

export const TITLE_NAMES = Object.keys(TITLE_FIELDS) as readonly TitleName[];
