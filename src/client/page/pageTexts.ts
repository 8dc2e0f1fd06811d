import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Texts that any screen may show, so they load with the first chunk; kept short. */
export const pageTexts = defineTexts({
  'product.name': { ja: '迷宮', en: 'Meikyu' },
  'common.cancel': { ja: 'キャンセル', en: 'Cancel' },
  'common.ok': { ja: 'OK', en: 'OK' },
  'common.tooLong': {
    ja: '半角{{count}}文字分、長すぎます。',
    en: 'Too long by {{count|half-width character|half-width characters}}.',
  },
  'common.unreadable': {
    ja: '{{file}}を読み取れません。移されたか、変えられたか、開く権限がありません。もう一度選んでください。',
    en: '{{file}} cannot be read. It was moved or changed, or may not be opened. Please choose it again.',
  },
  'common.clamped': {
    ja: '{{typed}}は範囲外のため、{{value}}にしました。',
    en: '{{typed}} is out of range and became {{value}}.',
  },
  'common.close': { ja: '閉じる', en: 'Close' },
  'common.loading': { ja: '読み込み中', en: 'Loading' },
  'common.retry': { ja: 'もう一度読み込む', en: 'Try again' },
  'common.guide': { ja: 'ガイド', en: 'Guide' },
  'common.loginLink': { ja: 'ログイン', en: 'Log in' },
  'common.registerLink': { ja: '新規登録', en: 'Register' },
  'language.switch': { ja: '言語', en: 'Language' },
  'language.ja': { ja: '日本語', en: '日本語' },
  'language.en': { ja: 'English', en: 'English' },
  'theme.toDark': { ja: '暗い表示にする', en: 'Switch to dark' },
  'theme.toLight': { ja: '明るい表示にする', en: 'Switch to light' },
  'notices.label': { ja: 'お知らせ', en: 'Messages' },
  'error.title': { ja: 'エラー', en: 'Error' },
  'error.unexpected': {
    ja: '予期しないエラーが発生しました。しばらくしてからやり直してください。',
    en: 'An unexpected error occurred, please try again later.',
  },
  'error.code': { ja: 'コード {{code}}', en: 'Code {{code}}' },
  'error.request': { ja: 'リクエスト番号 {{id}}', en: 'Request {{id}}' },
  'error.unsent': {
    ja: '保存されていない変更があるため、実行できませんでした。エラーや競合、長すぎる文があれば直してから、やり直してください。',
    en: 'This was not done because some changes are not saved yet. Please resolve any errors, conflicts and texts that are too long, and try again.',
  },
  'error.notLoaded': { ja: '読み込めませんでした', en: 'This could not be loaded' },
  'update.available': { ja: '新しいバージョンが利用できます。', en: 'A new version is available.' },
  'update.reload': { ja: '更新', en: 'Update' },
  'errorPage.404': {
    ja: 'お探しのものは見つかりませんでした。',
    en: 'Sorry, we could not find what you were looking for',
  },
  'errorPage.route': { ja: 'このページは見つかりませんでした。', en: 'This page could not be found' },
  'errorPage.403': {
    ja: 'このリソースにアクセスする権限がありません。',
    en: 'You do not have permission to access this resource.',
  },
  'errorPage.other': {
    ja: '予期しないエラーが発生しました。しばらくしてからやり直してください。',
    en: 'An unexpected error occurred. Please try again later.',
  },
  'errorPage.home': { ja: 'ホームへ戻る', en: 'Back to home' },
});
