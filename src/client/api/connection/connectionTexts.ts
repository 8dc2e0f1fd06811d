import { defineTexts } from '#client/i18n/defineTexts.ts';

/** What is told of a site out of reach, and of one that is back. */
export const connectionTexts = defineTexts({
  'error.offline': {
    ja: 'オフラインです。インターネット接続を確認してください。',
    en: 'You are offline. Please check your internet connection.',
  },
  'error.noAnswer': { ja: 'サーバーから応答がありません（{{reason}}）', en: 'The server did not answer ({{reason}})' },
  'error.unreachable': { ja: '接続できません', en: 'no connection' },
  'error.tooLate': { ja: '時間がかかりすぎました', en: 'it took too long' },
  'connection.back': { ja: 'オンラインに戻りました。', en: 'Online connection established.' },
});
