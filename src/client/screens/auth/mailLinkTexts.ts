import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the pages behind the links in our mails, and of requesting a link. */
export const mailLinkTexts = defineTexts({
  'verify.title': { ja: 'メールアドレスの確認', en: 'Confirming your e-mail address' },
  'verify.failed': { ja: 'まだ確認できていません。', en: 'It has not been confirmed yet.' },
  'verify.retry': { ja: 'もう一度確認する', en: 'Try again' },
  'verify.registrationTitle': { ja: '登録が完了しました', en: 'Registration completed' },
  'verify.registration': {
    ja: '{{email}} を確認しました。最初のシナリオを作りましょう。',
    en: '{{email}} is confirmed. Create your first scenario.',
  },
  'verify.email_changeTitle': { ja: 'メールアドレスを変更しました', en: 'Your e-mail address has been changed' },
  'verify.email_change': {
    ja: '新しいメールアドレスは {{email}} です。',
    en: 'Your new e-mail address is {{email}}.',
  },
  'verify.start': { ja: 'はじめる', en: 'Begin' },
  'verify.toMe': { ja: 'ユーザー情報へ', en: 'To your user information' },
  'verify.advice': {
    ja: 'すでに確認が済んでいることもあります。ログインしてお確かめください。済んでいなければ、そこで確認メールをもう一度送ることができます。',
    en: 'It may be confirmed already: log in to check. If it is not, you can have the mail sent again there.',
  },
  'link.usedTitle': { ja: 'このリンクは使えません', en: 'This link no longer works' },
  'link.used': {
    ja: 'リンクが使えるのは一度だけで、期限もあります。',
    en: 'A link works only once, and only for a limited time.',
  },
  'link.missing': {
    ja: 'メールに書かれたリンクを、最後まで開いてください。',
    en: 'Please open the complete link from the mail.',
  },
  'forgot.title': { ja: 'パスワードの再設定', en: 'Reset your password' },
  'forgot.lead': {
    ja: '登録したメールアドレスに、再設定のためのリンクを送ります。',
    en: 'We will send a link to your registered e-mail address.',
  },
  'forgot.email': { ja: 'メールアドレス', en: 'E-mail address' },
  'forgot.submit': { ja: 'リンクを送る', en: 'Send the link' },
  'forgot.sentTitle': { ja: 'メールをお確かめください', en: 'Check your mail' },
  'forgot.sent': {
    ja: '{{email}} が登録されていれば、再設定のためのリンクを送りました。リンクは1時間使えます。',
    en: 'If {{email}} is registered, a link is on its way. It works for an hour.',
  },
  'forgot.again': { ja: '別のアドレスで試す', en: 'Try another address' },
  'forgot.noMail': {
    ja: 'ここではメールを送ることができません。運営者にご連絡ください。',
    en: 'This site cannot send mail. Please contact its operator.',
  },
  'forgot.back': { ja: 'ログインへ戻る', en: 'Back to login' },
  'reset.title': { ja: '新しいパスワード', en: 'A new password' },
  'reset.lead': {
    ja: '変更すると、ログイン中のすべての端末からログアウトします。',
    en: 'This logs you out on all devices.',
  },
  'reset.submit': { ja: 'パスワードを変更する', en: 'Change the password' },
  'reset.again': { ja: 'リンクをもう一度送る', en: 'Send another link' },
});
