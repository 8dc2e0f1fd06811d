import { defineResource } from '#domain/resource/defineResource.ts';
import { flag, forAuthors, text } from '#domain/resource/field.ts';

/** A flag that events set and check (docs/domain.md, "Flags"). */
export const eventFlag = defineResource({
  name: 'event_flag',
  fields: {
    name_ja: forAuthors(text('名前（日本語）', 'Name (Japanese)', { maxWidth: 40 })),
    name_en: forAuthors(text('名前（英語）', 'Name (English)', { maxWidth: 40 })),
    initial_flag: flag('はじめからON', 'Initially ON'),
  },
  names: { ja: 'name_ja', en: 'name_en' },
  tables: {
    list: {
      title: { ja: 'イベントフラグ', en: 'Event flags' },
      columns: ['name_ja', 'name_en', 'initial_flag'],
    },
  },
});
