import type { RecordOf } from '#domain/resource/defineResource.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { Label } from '#domain/text/languages.ts';
import { wrapLines } from '#domain/text/wrapLines.ts';

export type Message = Partial<RecordOf<typeof labyrinthMessage>>;

/** The minimum number of lines of a window. */
const LEAST_LINES = 3;

/**
 * Makes a message of some pages in both languages, its lines wrapped at the width of the window.
 * @param picture the code of the picture next to it
 */
export function says(title: Label, pages: readonly Label[], picture = labyrinthMessage.blank.display_graphic): Message {
  const { maxWidth, maxLines } = labyrinthMessage.fields.message_ja_boxes;
  const wrapped = (page: string) => wrapLines(page, maxWidth, maxLines);
  const [ja, en] = [pages.map((page) => wrapped(page.ja)), pages.map((page) => wrapped(page.en))];
  const lines = [...ja, ...en].map((page) => page.split('\n').length);
  return {
    title_ja: title.ja,
    title_en: title.en,
    window_lines: Math.max(LEAST_LINES, ...lines),
    display_graphic: picture,
    message_ja_boxes: ja,
    message_en_boxes: en,
  };
}

/** Makes a text in both languages. */
export const t = (ja: string, en: string): Label => ({ ja, en });
