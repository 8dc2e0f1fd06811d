import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the list of sessions. */
export const sessionTexts = defineTexts({
  'sessions.title': { ja: 'ログイン中の端末', en: 'Where you are logged in' },
  'sessions.device': { ja: '{{system}} の {{browser}}', en: '{{browser}} on {{system}}' },
  'sessions.unknown': { ja: '不明な端末', en: 'Unknown device' },
  'sessions.current': { ja: 'この端末', en: 'This browser' },
  'sessions.seen': { ja: '最後の利用 {{time}}', en: 'Last used {{time}}' },
  'sessions.began': { ja: 'ログイン {{time}}', en: 'Logged in {{time}}' },
  'sessions.end': { ja: 'ログアウトさせる', en: 'Log out' },
  'sessions.endOf': { ja: '{{device}} をログアウトさせる', en: 'Log out {{device}}' },
  'sessions.ended': { ja: '{{device}} をログアウトさせました', en: '{{device}} is logged out' },
  'sessions.endOthers': { ja: 'ほかをすべてログアウト', en: 'Log out all others' },
  'sessions.endedOthers': {
    ja: 'ほかの端末をログアウトさせました（{{count}}件）',
    en: 'Logged out {{count|other device|other devices}}',
  },
  'sessions.only': {
    ja: 'ほかの端末ではログインしていません。',
    en: 'You are not logged in anywhere else.',
  },
});
