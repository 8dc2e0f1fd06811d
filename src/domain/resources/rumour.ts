import { defineResource } from '#domain/resource/defineResource.ts';
import { text } from '#domain/resource/field.ts';

/** Something that is said in the tavern. */
export const rumour = defineResource({
  name: 'rumour',
  fields: {
    text_ja: text('うわさ（日本語）', 'Rumour (Japanese)', { maxWidth: 80 }),
    text_en: text('うわさ（英語）', 'Rumour (English)', { maxWidth: 80 }),
  },
  names: { ja: 'text_ja', en: 'text_en' },
  sections: [{ title: { ja: 'うわさ', en: 'Rumour' }, fields: ['text_ja', 'text_en'] }],
  tables: { list: { title: { ja: '一覧', en: 'List' }, columns: ['text_ja', 'text_en'] } },
});
