import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the readers' numbers, for the author. */
export const readersTexts = defineTexts({
  'readers.plays': { ja: '遊ばれた回数', en: 'Plays' },
  'readers.downloads': { ja: 'ダウンロード', en: 'Downloads' },
  'readers.ending': { ja: 'エンディング到達', en: 'Endings reached' },
  'readers.ending.labyrinth': { ja: '踏破「{{name}}」', en: 'Completed “{{name}}”' },
  'readers.times': { ja: '{{count}}回', en: '{{count}}' },
  'readers.reports': { ja: '読者からの報告（{{count}}件）', en: 'Reader reports ({{count}})' },
  'readers.try': { ja: '読者として遊ぶ', en: 'Play as a reader' },
});
