import { DISPLAY_GRAPHICS, NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { boxes, image, int, sound, text, withHelp } from '#domain/resource/field.ts';

const MOST_LINES = 12;
const message = (ja: string, en: string) => boxes(ja, en, { maxWidth: 40, maxLines: MOST_LINES, maxBoxes: 20 });

/** A message of a labyrinth, box by box (docs/product.md, "Records"). */
export const labyrinthMessage = defineResource({
  name: 'labyrinth_message',
  fields: {
    title_ja: text('タイトル（日本語）', 'Title (Japanese)', { maxWidth: 40 }),
    title_en: text('タイトル（英語）', 'Title (English)', { maxWidth: 40 }),
    window_lines: withHelp(
      int('ウィンドウの行数', 'Window size in lines', { min: 1, max: MOST_LINES, initial: 4 }),
      'ゲームのウィンドウに一度に出る行数です。長いページは下が切れます。',
      'Lines that the window shows at once. A longer page is cut off.',
    ),
    start_sound: sound('始まりの音', 'Start sound'),
    page_end_sound: sound('ページ終わりの音', 'Page-end sound'),
    display_graphic: image('表示する絵', 'Display graphic', 'graphics', [NO_GRAPHIC, ...DISPLAY_GRAPHICS]),
    message_ja_boxes: message('本文（日本語）', 'Text (Japanese)'),
    message_en_boxes: message('本文（英語）', 'Text (English)'),
  },
  names: { ja: 'title_ja', en: 'title_en' },
  titledBy: { ja: 'message_ja_boxes', en: 'message_en_boxes' },
  begunBy: (typed, language) => ({ [`message_${language}_boxes`]: [typed] }),
  sections: [
    { title: { ja: 'タイトルとウィンドウ', en: 'Title and window' }, fields: ['title_ja', 'title_en', 'window_lines'] },
    { title: { ja: '本文', en: 'Text' }, fields: ['message_ja_boxes', 'message_en_boxes'] },
    { title: { ja: '絵と音', en: 'Picture and sound' }, fields: ['display_graphic', 'start_sound', 'page_end_sound'] },
  ],
  tables: {
    list: {
      title: { ja: '迷宮メッセージ一覧', en: 'Labyrinth messages' },
      columns: [
        ...(['title_ja', 'title_en', 'window_lines', 'start_sound', 'page_end_sound', 'display_graphic'] as const),
        ...(['message_ja_boxes', 'message_en_boxes'] as const),
      ],
    },
  },
  calls: { verbs: ['list', 'update', 'delete'], also: { 'fetch-labyrinth-messages': 'all' } },
  bannedWords: { labyrinth_message: ['title_ja', 'title_en', 'message_ja_boxes', 'message_en_boxes'] },
  check: ({ window_lines, message_ja_boxes, message_en_boxes }) => [
    ...overflowing('message_ja_boxes', message_ja_boxes, window_lines),
    ...overflowing('message_en_boxes', message_en_boxes, window_lines),
  ],
});

/** Reports pages with more lines than the window, which the game cuts off. */
function overflowing(path: string, pages: readonly string[], lines: number): Problem[] {
  return pages.flatMap((page, index) => {
    if (page.split('\n').length <= lines) return [];
    const fault = {
      ja: `${index + 1}ページ目がウィンドウの${lines}行に収まりません。`,
      en: `Page ${index + 1} does not fit into the ${lines} lines of the window.`,
    };
    return [{ path: `${path}.${index}`, severity: 'warning', rule: 'overflow', fault }];
  });
}
