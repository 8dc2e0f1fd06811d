import type { Texts } from '#client/i18n/dictionary.ts';

export const renumberTexts = {
  'renumber.title': { ja: '番号を変える', en: 'Change numbers' },
  'renumber.what': {
    ja: '{{count}}件（{{numbers}}）を、次の番号から順に並べます。',
    en: '{{count}} records ({{numbers}}) are put in a row from this number on.',
  },
  'renumber.start': { ja: '最初の番号', en: 'First number' },
  'renumber.changes': { ja: 'いっしょに変わるところ', en: 'What changes with them' },
  'renumber.none': { ja: 'ほかに変わるところはありません。', en: 'Nothing else changes.' },
  'renumber.place': { ja: '場所', en: 'Place' },
  'renumber.field': { ja: '項目', en: 'Field' },
  'renumber.before': { ja: '前', en: 'Before' },
  'renumber.after': { ja: '後', en: 'After' },
  'renumber.check': { ja: '変わるところを見る', en: 'Show what changes' },
  'renumber.submit': { ja: '番号を変える', en: 'Change numbers' },
  'renumber.done': { ja: '{{moved}}件の番号を変えました。', en: '{{moved}} records have new numbers.' },
} as const satisfies Texts;
