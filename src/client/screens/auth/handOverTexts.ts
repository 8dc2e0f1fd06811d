import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts for players of a game platform: the login through it, the hand-over, and completing the registration. */
export const handOverTexts = defineTexts({
  'platform.or': { ja: 'または', en: 'or' },
  'platform.login': { ja: 'ゲームプラットフォームでログイン', en: 'Log in through the game platform' },
  'handOver.title': { ja: 'ゲームプラットフォームからのログイン', en: 'Log in through the game platform' },
  'handOver.refusedTitle': { ja: 'ログインできませんでした', en: 'Login failed' },
  'handOver.refused': {
    ja: 'ゲームプラットフォームからの引き継ぎは、1分以内に1回だけ使えます。もう一度、プラットフォームから始めてください。',
    en: 'A login through the game platform works once, within a minute. Please start again from the platform.',
  },
  'handOver.failed': {
    ja: 'サーバーから応答がありませんでした。もう一度お試しください。',
    en: 'The server did not answer. Please try again.',
  },
  'handOver.retry': { ja: 'もう一度試す', en: 'Try again' },
  'handOver.again': { ja: 'ゲームプラットフォームへ戻る', en: 'Back to the game platform' },
  'completion.title': { ja: '登録を完了してください', en: 'Complete your registration' },
  'completion.lead': {
    ja: 'ゲームプラットフォームからようこそ。はじめに、ここで使う名前を決めてください。パスワードは必要ありません。',
    en: 'Welcome from the game platform. Choose the name to use here. You do not need a password.',
  },
  'completion.username': { ja: 'ユーザー名', en: 'Username' },
  'completion.usernameHint': { ja: '半角英数字と _ - .', en: 'Letters, digits, _ - .' },
  'completion.submit': { ja: '登録を完了する', en: 'Complete the registration' },
  'completion.change': { ja: '登録内容を直す', en: 'Change what you entered' },
});
