import type { Texts } from '#client/i18n/dictionary.ts';

/** The user information. */
export const meTexts = {
  'me.title': { ja: 'ユーザー情報', en: 'User information' },
  'me.username': { ja: 'ユーザー名', en: 'Username' },
  'me.name': { ja: 'アカウント名', en: 'Account name' },
  'me.email': { ja: 'メールアドレス', en: 'E-mail address' },
  'me.language': { ja: '登録言語', en: 'Registered language' },
} as const satisfies Texts;
