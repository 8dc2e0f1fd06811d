import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { text, type ValuesOf } from '#domain/resource/field.ts';
import type { Language } from '#domain/text/languages.ts';

/** Lines of a page, and half-width columns of each. */
export const COMMENT_SIZE = { columns: 60, lines: 10 } as const;

/** The page that is shown only with the credits. */
export const CREDITS_PAGE = RECORD_KINDS.author_comment.last;

const menuTitle = (ja: string, en: string) => text(ja, en, { maxWidth: 20 });
const page = (ja: string, en: string) => text(ja, en, { maxWidth: COMMENT_SIZE.columns, maxLines: COMMENT_SIZE.lines });

const fields = {
  menu_title_ja: menuTitle('メニューのタイトル（日本語）', 'Menu title (Japanese)'),
  menu_title_en: menuTitle('メニューのタイトル（英語）', 'Menu title (English)'),
  text_ja: page('本文（日本語）', 'Text (Japanese)'),
  text_en: page('本文（英語）', 'Text (English)'),
};
export type AuthorComment = ValuesOf<typeof fields>;

/** A page of the author's comments on the scenario. */
export const authorComment = defineResource({
  name: 'author_comment',
  fields,
  names: { ja: 'menu_title_ja', en: 'menu_title_en' },
  naming: 'optional',
  sections: [
    { title: { ja: 'メニューのタイトル', en: 'Menu title' }, fields: ['menu_title_ja', 'menu_title_en'] },
    { title: { ja: '本文', en: 'Text' }, fields: ['text_ja', 'text_en'] },
  ],
  tables: {
    list: {
      title: { ja: '作者コメント', en: 'Author comments' },
      columns: ['menu_title_ja', 'menu_title_en', 'text_ja', 'text_en'],
    },
  },
  bannedWords: { title: ['menu_title_ja', 'menu_title_en', 'text_ja', 'text_en'] },
  calls: { verbs: ['list', 'replace', 'patch'] },
  check: (comment) =>
    (['ja', 'en'] as const).flatMap((language) =>
      comment[`text_${language}`].trim() !== '' && !isShown(comment, language) ? [hidden(language)] : [],
    ),
});

/** Whether a page is shown: one whose menu title is empty is hidden, separately in each language (docs/product.md, "Work outline"). */
export const isShown = (comment: AuthorComment, language: Language): boolean =>
  comment[`menu_title_${language}`].trim() !== '';

const hidden = (language: Language) =>
  ({
    path: `menu_title_${language}`,
    severity: 'warning',
    rule: 'incomplete',
    fault: {
      ja: 'メニューのタイトルがないので、このページは表示されません。',
      en: 'Without a menu title this page is not shown.',
    },
  }) as const;
