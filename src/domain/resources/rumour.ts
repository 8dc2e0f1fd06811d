import { defineResource } from '#domain/resource/defineResource.ts';
import { int, text } from '#domain/resource/field.ts';

/** Something that is said in the tavern. */
export const rumour = defineResource({
  name: 'rumour',
  fields: {
    text_ja: text('うわさ（日本語）', 'Rumour (Japanese)', { maxWidth: 80 }),
    text_en: text('うわさ（英語）', 'Rumour (English)', { maxWidth: 80 }),
    price: int('値段', 'Price', { min: 0, max: 9999 }),
  },
  names: { ja: 'text_ja', en: 'text_en' },
  sections: [{ title: { ja: 'うわさ', en: 'Rumour' }, fields: ['text_ja', 'text_en', 'price'] }],
  tables: { list: { title: { ja: '一覧', en: 'List' }, columns: ['text_ja', 'text_en'] } },
});
