import type { Texts } from '#client/i18n/dictionary.ts';
import { agreementTexts } from './agreementTexts.ts';

/** Login and registration. */
export const authTexts = {
  'login.title': { ja: 'ログイン', en: 'Log in' },
  'login.lead': { ja: '続きから描きましょう。', en: 'Pick up the pen where you left it.' },
  'login.login': { ja: 'ユーザー名またはメールアドレス', en: 'Username or e-mail address' },
  'login.password': { ja: 'パスワード', en: 'Password' },
  'login.submit': { ja: 'ログイン', en: 'Log in' },
  'login.noAccount': { ja: 'はじめての方は', en: 'New here?' },
  'login.register': { ja: '新規登録', en: 'Register' },
  'password.show': { ja: 'パスワードを表示する', en: 'Show the password' },
  'password.hide': { ja: 'パスワードを隠す', en: 'Hide the password' },
  'register.title': { ja: '新規登録', en: 'Register' },
  'register.lead': {
    ja: '迷宮のシナリオをつくる、あなたの机を用意します。',
    en: 'A desk of your own for drawing labyrinths.',
  },
  'register.username': { ja: 'ユーザー名', en: 'Username' },
  'register.usernameHint': {
    ja: 'ログインに使います。半角英数字と _ - .',
    en: 'For logging in: letters, digits, _ - .',
  },
  'register.name': { ja: 'アカウント名（半角文字）', en: 'Account name (half-width characters)' },
  'register.nameHint': { ja: '作者としてシナリオに表示されます。', en: 'Shown as the creator of your scenarios.' },
  'register.email': { ja: 'メールアドレス', en: 'E-mail address' },
  'register.password': { ja: 'パスワード', en: 'Password' },
  'register.passwordHint': { ja: '10文字以上', en: 'At least 10 characters' },
  'register.language': { ja: '言語', en: 'Language' },
  'register.agree': {
    ja: '利用規約とプライバシーポリシーに同意します',
    en: 'I agree to the terms and the privacy policy',
  },
  'register.readTerms': { ja: '利用規約とプライバシーポリシーを読む', en: 'Read the terms and the privacy policy' },
  'register.agreementRequired': { ja: '登録には同意が必要です。', en: 'Input required' },
  'register.toConfirmation': { ja: '確認へ進む', en: 'Continue to confirmation' },
  'register.hasAccount': { ja: '登録済みの方は', en: 'Already registered?' },
  'register.login': { ja: 'ログイン', en: 'Log in' },
  'register.confirmTitle': { ja: '登録内容の確認', en: 'Confirm your registration' },
  'register.confirmLead': { ja: 'この内容で登録します。', en: 'You are about to register as follows.' },
  'register.hiddenPassword': { ja: '{{length}}文字（表示しません）', en: '{{length}} characters (not shown)' },
  'register.back': { ja: '入力に戻る', en: 'Back' },
  'register.submit': { ja: '登録する', en: 'Register' },
  'completed.title': { ja: '登録が完了しました', en: 'Registration completed' },
  'completed.lead': {
    ja: 'ログインして、最初のシナリオをつくりましょう。',
    en: 'Log in and make your first scenario.',
  },
  'completed.login': { ja: 'ログインへ進む', en: 'Go to login' },
  'unverified.title': { ja: '登録の確認待ちです', en: 'Your registration is not confirmed yet' },
  'unverified.lead': {
    ja: 'メールの案内に沿って登録を確認すると、使えるようになります。',
    en: 'Follow the message in your mailbox to confirm it; then everything opens.',
  },
  'unverified.logout': { ja: 'ログアウト', en: 'Log out' },
  ...agreementTexts,
} as const satisfies Texts;
