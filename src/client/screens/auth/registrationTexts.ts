import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of registration: the form, its confirmation, its end, and waiting for the mail. */
export const registrationTexts = defineTexts({
  'register.title': { ja: '新規登録', en: 'Register' },
  'register.lead': {
    ja: '迷宮のシナリオを作る、あなたの机を用意します。',
    en: 'A desk of your own for drawing labyrinths.',
  },
  'register.username': { ja: 'ユーザー名', en: 'Username' },
  'register.usernameHint': {
    ja: 'ログインに使います。半角英数字と _ - .',
    en: 'Used to log in. Letters, digits, _ - .',
  },
  'register.name': { ja: 'アカウント名（半角文字）', en: 'Account name (half-width characters)' },
  'register.nameHint': { ja: '作者としてシナリオに表示されます。', en: 'Shown as the author of your scenarios.' },
  'register.email': { ja: 'メールアドレス', en: 'E-mail address' },
  'register.password': { ja: 'パスワード', en: 'Password' },
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
  'register.confirmLead': { ja: 'この内容で登録します。', en: 'You are about to register with these details.' },
  'register.hiddenPassword': { ja: '{{length}}文字（表示しません）', en: '{{length}} characters (not shown)' },
  'register.back': { ja: '入力に戻る', en: 'Back' },
  'register.submit': { ja: '登録する', en: 'Register' },
  'completed.title': { ja: '登録が完了しました', en: 'Registration completed' },
  'completed.lead': {
    ja: 'ログインして、最初のシナリオを作りましょう。',
    en: 'Log in and create your first scenario.',
  },
  'completed.in': { ja: '最初のシナリオを作りましょう。', en: 'Create your first scenario.' },
  'completed.begin': { ja: 'はじめる', en: 'Begin' },
  'completed.mailTitle': { ja: '確認メールを送りました', en: 'Please confirm your e-mail address' },
  'completed.mail': {
    ja: '{{email}} に確認メールを送りました。メールのリンクを開くと、登録が完了します。',
    en: 'We have sent a mail to {{email}}. Open the link in it to complete your registration.',
  },
  'completed.noMail': {
    ja: '届かないときは、迷惑メールのフォルダーをお確かめください。ログインすると、もう一度送ることができます。',
    en: 'No mail? Check your spam folder. After logging in you can have it sent again.',
  },
  'unverified.title': { ja: 'メールアドレスの確認をお待ちしています', en: 'One step left' },
  'unverified.lead': {
    ja: '{{email}} に送ったメールのリンクを開くと、すべての機能が使えるようになります。',
    en: 'Open the link in the mail that we sent to {{email}} to use everything.',
  },
  'unverified.hint': {
    ja: '届かないときは、迷惑メールのフォルダーもお確かめください。',
    en: 'Cannot find it? Check your spam folder too.',
  },
  'unverified.change': { ja: 'アドレスを変更', en: 'Change the address' },
  'unverified.discard': { ja: '登録を取り消す', en: 'Discard the registration' },
  'address.title': { ja: 'メールアドレスの変更', en: 'Change the e-mail address' },
  'address.lead': {
    ja: '新しいアドレスに確認メールを送ります。前のアドレスに送ったリンクは使えなくなります。',
    en: 'We will send a mail to the new address. The link that went to the former one will no longer work.',
  },
  'address.submit': { ja: '変更して送る', en: 'Change and send' },
  'address.back': { ja: '戻る', en: 'Back' },
  'address.changed': { ja: '{{email}} に確認メールを送りました。', en: 'We have sent a mail to {{email}}.' },
  'discard.title': { ja: '登録を取り消しますか？', en: 'Discard the registration?' },
  'discard.question': {
    ja: 'ユーザー名「{{username}}」と {{email}} は、すぐにまた登録に使えるようになります。',
    en: 'The username “{{username}}” and {{email}} can be used for another registration at once.',
  },
  'discard.submit': { ja: '取り消す', en: 'Discard' },
  'discard.done': { ja: '登録を取り消しました。', en: 'The registration has been discarded.' },
  'unverified.resend': { ja: 'メールをもう一度送る', en: 'Send the mail again' },
  'unverified.resent': { ja: '{{email}} にもう一度送りました。', en: 'Sent again to {{email}}.' },
});
