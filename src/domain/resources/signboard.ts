import { defineResource } from '#domain/resource/defineResource.ts';
import { text } from '#domain/resource/field.ts';

const board = (ja: string, en: string) => text(ja, en, { maxWidth: 40, maxLines: 11 });

/**
 * A signboard of a labyrinth: its number is labyrinth x 10 + 1 at the entrance and + 2 at the ending. 20 full-width columns
 * by 11 lines (spec 2 §2).
 */
export const signboard = defineResource({
  name: 'signboard',
  fields: {
    ja: board('看板（日本語）', 'Signboard (Japanese)'),
    en: board('看板（英語）', 'Signboard (English)'),
  },
  sections: [{ title: { ja: '看板', en: 'Signboard' }, fields: ['ja', 'en'] }],
  tables: { list: { title: { ja: '看板', en: 'Signboards' }, columns: ['ja', 'en'] } },
  bannedWords: { labyrinth_message: ['ja', 'en'] },
});
