import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of messages that no event says any more. */
export const leftTexts = defineTexts({
  'map.left.one': {
    ja: '「{{words}}」（メッセージ{{number}}）は、もうどこでも使われていません。',
    en: '“{{words}}” (message {{number}}) is not used anywhere any more.',
  },
  'map.left.several': {
    ja: 'メッセージ{{count}}件は、もうどこでも使われていません。',
    en: '{{count|message is|messages are}} not used anywhere any more.',
  },
  'map.left.delete': { ja: 'メッセージを消す', en: 'Delete' },
  'map.left.deleted': { ja: 'メッセージを{{count}}件消しました。', en: '{{count|message was|messages were}} deleted.' },
  'map.left.kept': {
    ja: 'メッセージは使われているので、消していません。',
    en: 'Nothing was deleted, because something uses it now.',
  },
  'map.left.undo': { ja: '元に戻す', en: 'Undo' },
});
