import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of password fields. */
export const passwordTexts = defineTexts({
  'password.password': { ja: 'パスワード', en: 'Password' },
  'password.current': { ja: '現在のパスワード', en: 'Current password' },
  'password.new': { ja: '新しいパスワード', en: 'New password' },
  'password.show': { ja: 'パスワードを表示する', en: 'Show the password' },
  'password.hide': { ja: 'パスワードを隠す', en: 'Hide the password' },
  'password.rule': {
    ja: '10文字以上。文のように長いものほど破られにくくなります。',
    en: 'At least 10 characters; the longer, the harder to guess.',
  },
  'password.missing': { ja: 'あと{{count}}文字', en: '{{count|more character|more characters}} needed' },
  'password.enough': { ja: '十分な長さです', en: 'Long enough' },
});
