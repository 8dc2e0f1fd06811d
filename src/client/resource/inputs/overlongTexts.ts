import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Messages about a text that is too long to be stored, and what its author can do about it. */
export const overlongTexts = defineTexts({
  'overlong.columns': {
    ja: '保存されていません：半角{{count}}文字分、長すぎます。',
    en: 'Not saved: {{count|half-width character|half-width characters}} too long.',
  },
  'overlong.lines': {
    ja: '保存されていません：{{count}}行多すぎます。',
    en: 'Not saved: {{count|line|lines}} too many.',
  },
  'overlong.kept': {
    ja: '入力した文は、下書きとしてこのブラウザに残っています。',
    en: 'What you typed is kept in this browser as a draft.',
  },
  'overlong.end': {
    ja: '保存されていません：長すぎるため、終わりの{{count}}文字が切り取られています。「{{whole}}」',
    en: 'Not saved: too long. The last {{count|character is|characters are}} cut off. “{{whole}}”',
  },
  'overlong.shorten': { ja: '切り詰めて保存', en: 'Shorten and save' },
  'overlong.back': { ja: '全文を直す', en: 'Edit the whole text' },
  'overlong.discard': { ja: '下書きを破棄', en: 'Discard the draft' },
});
