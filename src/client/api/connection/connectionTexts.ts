import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The messages for a site that cannot be reached, and for one that can be reached again. */
export const connectionTexts = defineTexts({
  'error.offline': {
    ja: 'オフラインです。インターネット接続を確認してください。',
    en: 'You are offline. Please check your internet connection.',
  },
  'error.noAnswer': { ja: 'サーバーから応答がありません（{{reason}}）', en: 'The server did not answer ({{reason}})' },
  'error.unreachable': { ja: '接続できません', en: 'no connection' },
  'error.cutOff': { ja: '応答が途中で切れました', en: 'the answer was cut off' },
  'error.tooLate': { ja: '時間がかかりすぎました', en: 'it took too long' },
  'connection.back': { ja: 'オンラインに戻りました。', en: 'Online connection established.' },
});
