import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the user information and its editing. */
export const meTexts = defineTexts({
  'me.title': { ja: 'ユーザー情報', en: 'User information' },
  'me.change': { ja: '変更する', en: 'Change' },
  'me.save': { ja: '保存する', en: 'Save' },
  'me.saved': { ja: '保存しました', en: 'Saved' },

  'profile.title': { ja: 'プロフィール', en: 'Profile' },
  'profile.username': { ja: 'ユーザー名', en: 'Username' },
  'profile.name': { ja: 'アカウント名（半角文字）', en: 'Account name (half-width characters)' },
  'profile.nameHint': { ja: '作者としてシナリオに表示されます。', en: 'Shown as the author of your scenarios.' },
  'profile.language': { ja: '登録言語', en: 'Registered language' },
  'profile.languageHint': {
    ja: 'ログインしたときの画面と、お知らせのメールの言語です。表示中の画面の言語は右上のメニューで切り替えられます。',
    en: 'The language after you log in, and of our mails to you. The menu at the top right changes the language of the screen.',
  },

  'picture.drop': { ja: 'プロフィール画像（ここへドロップ）', en: 'Profile picture (drop one here)' },
  'picture.hint': { ja: 'PNG、2 MBまで', en: 'PNG, up to 2 MB' },
  'picture.choose': { ja: '画像を選ぶ', en: 'Choose a picture' },
  'picture.remove': { ja: '画像を外す', en: 'Remove the picture' },
  'picture.use': { ja: 'この画像にする', en: 'Use this picture' },
  'picture.uploading': { ja: '送信中', en: 'Sending' },
  'picture.changed': { ja: '画像を変更しました', en: 'Picture changed' },
  'picture.removed': { ja: '画像を外しました', en: 'Picture removed' },
  'picture.notPng': { ja: 'PNG形式の画像を選んでください。', en: 'Please choose a PNG picture.' },
  'picture.tooLarge': { ja: '2 MB以下の画像を選んでください。', en: 'Please choose a picture of at most 2 MB.' },

  'email.title': { ja: 'メールアドレス', en: 'E-mail address' },
  'email.lead': {
    ja: 'ログインと、パスワードの再設定に使います。',
    en: 'Used to log in and to reset your password.',
  },
  'email.new': { ja: '新しいメールアドレス', en: 'New e-mail address' },
  'email.submit': { ja: 'メールアドレスを変更する', en: 'Change the e-mail address' },
  'email.changed': { ja: 'メールアドレスを変更しました', en: 'E-mail address changed' },
  'email.pending': {
    ja: '{{email}} の確認を待っています。',
    en: 'Waiting for {{email}} to be confirmed.',
  },
  'email.pendingHint': {
    ja: '新しいアドレスに届いたメールのリンクを開くと変更されます。それまでは今のアドレスのままです。',
    en: 'Open the link in the mail we sent there. Until then the current address stays.',
  },
  'email.stay': { ja: '変更をやめる', en: 'Keep the current address' },
  'email.stayed': { ja: 'メールアドレスの変更を取り消しました', en: 'The e-mail address stays as it is' },

  'passwordPanel.title': { ja: 'パスワード', en: 'Password' },
  'passwordPanel.lead': {
    ja: '変更すると、ほかの端末からはログアウトします。',
    en: 'Changing it logs you out everywhere else.',
  },
  'passwordPanel.submit': { ja: 'パスワードを変更する', en: 'Change the password' },
  'passwordPanel.changed': {
    ja: 'パスワードを変更し、ほかの端末からログアウトしました',
    en: 'Password changed; you are logged out everywhere else',
  },
  'passwordPanel.none': {
    ja: 'ゲームプラットフォームからログインしているため、パスワードはありません。',
    en: 'You log in through the game platform, so there is no password.',
  },
  'passwordPanel.first': { ja: 'メールのリンクでパスワードを設定する', en: 'Set a password by mail' },
  'email.needsPassword': {
    ja: 'メールアドレスを変更するには、パスワードが必要です。',
    en: 'A password is required to change the e-mail address.',
  },
  'passwordPanel.forgotten': { ja: '現在のパスワードをお忘れの方', en: 'Forgot the current password?' },

  'deletion.title': { ja: 'アカウントの削除', en: 'Deleting the account' },
  'deletion.lead': {
    ja: 'アカウントと、作ったものすべてを削除します。元に戻すことはできません。',
    en: 'Deletes your account and everything you made. This cannot be undone.',
  },
  'deletion.open': { ja: 'アカウントを削除', en: 'Delete the account' },
  'deletion.question': { ja: '削除すると、次のものがすべて失われます。', en: 'All of this will be lost:' },
  'deletion.scenarios': {
    ja: 'シナリオ {{count}} 本と、そのフロアマップ、設定、バックアップ',
    en: '{{count|scenario|scenarios}} with floor maps, settings and backups',
  },
  'deletion.samples': { ja: '共有しているサンプルシナリオ', en: 'The sample scenarios that you share' },
  'deletion.person': {
    ja: 'ユーザー名、アカウント名、メールアドレス、プロフィール画像',
    en: 'Username, account name, e-mail address and profile picture',
  },
  'deletion.published': {
    ja: '公開中の作品は「公開停止」になり、共有も終わります。プレイヤーのセーブデータのために内容は残りますが、作者名は外れ、あなたのものではなくなります。',
    en: 'Published works become “Publishing stopped” and are no longer shared. Their content is kept for players’ saves, but without your name, and is no longer yours.',
  },
  'deletion.warning': {
    ja: 'すぐにログアウトし、元に戻すことはできません。',
    en: 'You are logged out immediately. This cannot be undone.',
  },
  'deletion.confirm': {
    ja: '確認のため、ユーザー名「{{username}}」を入力してください',
    en: 'To confirm, enter your username “{{username}}”',
  },
  'deletion.submit': { ja: '削除する', en: 'Delete' },
});
