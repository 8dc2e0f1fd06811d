import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The terms that a user accepts when registering, in plain words; shown in a dialog. */
export const agreementTexts = defineTexts({
  'terms.title': { ja: '利用規約', en: 'Terms of use' },
  'terms.paragraph.1': {
    ja: 'ここで作ったシナリオの権利は、作った人にあります。運営者は、保存・表示・配布など、あなたの依頼に必要な範囲でのみ利用します。',
    en: 'What you create here is yours. The operator uses it only as needed to store, show and distribute it at your request.',
  },
  'terms.paragraph.2': {
    ja: '他人の作品を無断で使うこと、他人を傷つける内容、法律に反する内容は登録できません。公開された作品は、そうした理由で停止されることがあります。',
    en: 'Do not use other people’s work without permission, and do not post anything that harms others or breaks the law. Published works may be stopped for such reasons.',
  },
  'terms.paragraph.3': {
    ja: 'アカウントは本人だけが使ってください。パスワードは他の人に教えないでください。',
    en: 'Your account is for you alone. Keep your password to yourself.',
  },
  'terms.paragraph.4': {
    ja: '大切な作品は、こまめにバックアップを保存してください。サービスは予告のうえ変更または終了することがあります。',
    en: 'Save backups of work that matters to you. The service may change or end, with advance notice.',
  },
  'privacy.title': { ja: 'プライバシーポリシー', en: 'Privacy policy' },
  'privacy.paragraph.1': {
    ja: 'お預かりするのは、ユーザー名、アカウント名、メールアドレス、表示言語、パスワードの照合用データ（元のパスワードは保存しません）と、あなたが作ったデータです。',
    en: 'We store your username, account name, e-mail address, language, the data needed to check your password (never the password itself), and what you create.',
  },
  'privacy.paragraph.2': {
    ja: 'これらはサービスの提供と、あなたへの連絡にだけ使い、第三者に売り渡しません。アカウント名は作者名として公開されることがあります。',
    en: 'We use them only to provide the service and to contact you, and never sell them. Your account name may be shown publicly as the author of your works.',
  },
  'privacy.paragraph.3': {
    ja: 'ログインの状態、言語、表示の明るさを覚えるためにクッキーを使います。広告や追跡のためのクッキーは使いません。',
    en: 'Cookies remember your login, language and theme. There are none for advertising or tracking.',
  },
  'privacy.paragraph.4': {
    ja: 'アカウントを削除すると、個人の情報は消去されます。',
    en: 'When an account is deleted, its personal data is erased.',
  },
});
