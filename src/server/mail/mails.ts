import type { Language } from '#domain/text/languages.ts';

/** A mail in plain text, in the language of the account that it is about. */
export interface Mail {
  /** For the log. */
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
}

type Write<Values> = Readonly<Record<Language, (values: Values) => { subject: string; body: string }>>;

const SIGNATURES: Readonly<Record<Language, string>> = {
  ja: '--\nMeikyu（迷宮）\nこのメールは送信専用です。お心当たりのない場合は、何もせずに破棄してください。',
  en: '-- \nMeikyu\nThis mail was sent automatically. If you know nothing of it, you need not do anything.',
};

/** Defines a kind of mail, which is written with `values` in the language of its recipient. */
const mail =
  <Values>(kind: string, write: Write<Values>) =>
  (language: Language, values: Values): Mail => {
    const { subject, body } = write[language](values);
    return { kind, subject, text: `${body}\n\n${SIGNATURES[language]}\n` };
  };

// Mails contain no free text of other users: with an account name, strangers could send their own messages.

export const confirmRegistration = mail<{ username: string; link: string }>('registration', {
  ja: ({ username, link }) => ({
    subject: '【Meikyu】メールアドレスの確認',
    body: `Meikyuにご登録いただき、ありがとうございます。\n\nユーザー名: ${username}\n\n次のリンクを開くと登録が完了します（24時間有効）。\n${link}`,
  }),
  en: ({ username, link }) => ({
    subject: 'Meikyu: confirm your e-mail address',
    body: `Thank you for registering with Meikyu.\n\nUsername: ${username}\n\nOpen this link to complete the registration (within 24 hours):\n${link}`,
  }),
});

export const alreadyRegistered = mail<{ username: string; link: string }>('already_registered', {
  ja: ({ username, link }) => ({
    subject: '【Meikyu】このメールアドレスは登録済みです',
    body: `このメールアドレスでの登録の申し込みがありましたが、すでに次のユーザー名で登録されています。\n\nユーザー名: ${username}\n\nパスワードをお忘れの場合は、次のページから再設定できます。\n${link}`,
  }),
  en: ({ username, link }) => ({
    subject: 'Meikyu: this e-mail address is already registered',
    body: `Somebody tried to register with this e-mail address, which already belongs to an account.\n\nUsername: ${username}\n\nIf you have forgotten its password, you can choose a new one here:\n${link}`,
  }),
});

export const confirmEmailChange = mail<{ username: string; link: string }>('email_change', {
  ja: ({ username, link }) => ({
    subject: '【Meikyu】新しいメールアドレスの確認',
    body: `ユーザー「${username}」のメールアドレスを、このアドレスに変更する手続きです。\n\n次のリンクを開くと変更が完了します（24時間有効）。\n${link}`,
  }),
  en: ({ username, link }) => ({
    subject: 'Meikyu: confirm your new e-mail address',
    body: `The e-mail address of the user ${username} is about to become this one.\n\nOpen this link to complete the change (within 24 hours):\n${link}`,
  }),
});

export const emailChangeStarted = mail<{ username: string; email: string; link: string }>('email_change_started', {
  ja: ({ username, email, link }) => ({
    subject: '【Meikyu】メールアドレスの変更手続きのお知らせ',
    body: `ユーザー「${username}」のメールアドレスを ${email} に変更する手続きが行われました。新しいアドレスで確認されると、変更が完了します。\n\nお心当たりのない場合は、すぐにパスワードを再設定してください。\n${link}`,
  }),
  en: ({ username, email, link }) => ({
    subject: 'Meikyu: your e-mail address is about to change',
    body: `Somebody who knows your password asked to change the e-mail address of the user ${username} to ${email}. The change is complete when it is confirmed from there.\n\nIf this was not you, choose a new password at once:\n${link}`,
  }),
});

export const resetPasswordLink = mail<{ username: string; link: string }>('password_reset', {
  ja: ({ username, link }) => ({
    subject: '【Meikyu】パスワードの再設定',
    body: `ユーザー「${username}」のパスワードを再設定するには、次のリンクを開いてください（1時間有効）。\n${link}`,
  }),
  en: ({ username, link }) => ({
    subject: 'Meikyu: choose a new password',
    body: `To choose a new password for the user ${username}, open this link (within an hour):\n${link}`,
  }),
});

export const passwordChanged = mail<{ username: string; link: string }>('password_changed', {
  ja: ({ username, link }) => ({
    subject: '【Meikyu】パスワードが変更されました',
    body: `ユーザー「${username}」のパスワードが変更され、すべての端末からログアウトされました。\n\nお心当たりのない場合は、すぐに再設定してください。\n${link}`,
  }),
  en: ({ username, link }) => ({
    subject: 'Meikyu: your password was changed',
    body: `The password of the user ${username} was changed, and all sessions were ended.\n\nIf this was not you, choose a new one at once:\n${link}`,
  }),
});
