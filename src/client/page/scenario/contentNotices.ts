import { defineTexts, type TextOf } from '#client/i18n/defineTexts.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';

/** The messages about a content that was loaded, copied or restored. */
export const contentNoticeTexts = defineTexts({
  'content.cut': {
    ja: 'タイトルか作者名を、使える文字だけの半角40文字までに切りました。',
    en: 'A title or the author name was cut to what it may hold: 40 half-width characters that can be seen.',
  },
  'content.banned': {
    ja: '禁止ワードのある文章が{{count}}件あります。公開や共有の前に直す必要があります。チェックリストに場所が出ます。',
    en: '{{count|text contains|texts contain}} banned words, which must be mended before a release and before sharing. The check list shows where they are.',
  },
});

/** The fields of an answer about its content; a call that cannot report one of them omits it. */
export interface ContentOutcome {
  readonly cut_titles?: readonly unknown[] | undefined;
  /** The number of texts with a banned word. */
  readonly banned_words?: number | undefined;
}

type NoticeText = TextOf<keyof typeof contentNoticeTexts>;

/** Returns the messages about an answer; empty if there is nothing to say. */
export const contentNotices = (
  text: NoticeText,
  { cut_titles = [], banned_words = 0 }: ContentOutcome,
): readonly string[] => [
  ...(cut_titles.length > 0 ? [text('content.cut')] : []),
  ...(banned_words > 0 ? [text('content.banned', { count: banned_words })] : []),
];

/**
 * Shows the messages after the call. They stay until they are dismissed, because they are too long and too important to disappear by
 * themselves.
 */
export function showContentNotices(text: NoticeText, answer: ContentOutcome): void {
  for (const problem of contentNotices(text, answer)) showSnackbar(problem, { duration: null });
}
