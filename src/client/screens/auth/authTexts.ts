import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the login, and those that the other screens of the auth layout share with it. */
export const authTexts = defineTexts({
  'login.title': { ja: 'ログイン', en: 'Log in' },
  'login.lead': { ja: '続きから描きましょう。', en: 'Pick up the pen where you left it.' },
  'login.ended': {
    ja: 'セッションが終了しました。もう一度ログインしてください。',
    en: 'Your session has ended. Please log in again.',
  },
  'login.login': { ja: 'ユーザー名またはメールアドレス', en: 'Username or e-mail address' },
  'login.submit': { ja: 'ログイン', en: 'Log in' },
  'login.forgotten': { ja: 'パスワードをお忘れの方', en: 'Forgot your password?' },
  'login.noAccount': { ja: 'はじめての方は', en: 'New here?' },
  'login.register': { ja: '新規登録', en: 'Register' },
  'login.deleted': {
    ja: 'アカウントを削除しました。ご利用ありがとうございました。',
    en: 'Your account has been deleted. Thank you for using Meikyu.',
  },
  'login.reset': {
    ja: 'パスワードを変更しました。新しいパスワードでログインしてください。',
    en: 'Your password has been changed. Please log in with the new one.',
  },
  'throttle.tooMany': {
    ja: '回数が多すぎます。少し待ってから、もう一度お試しください。',
    en: 'Too many attempts. Please wait a little, then try again.',
  },
  'throttle.left': { ja: 'あと {{time}}', en: '{{time}} left' },
  'auth.needsCookies': {
    ja: 'ログインにはCookieが必要ですが、このブラウザはCookieを受け付けていません。このサイトのCookieを許可して、ページを再読み込みしてください。',
    en: 'Logging in needs cookies, but this browser refuses them. Please allow cookies for this site and reload the page.',
  },
  'auth.toLogin': { ja: 'ログインへ進む', en: 'Go to login' },
  'auth.logout': { ja: 'ログアウト', en: 'Log out' },
});
