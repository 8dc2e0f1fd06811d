import type { Texts } from '#client/i18n/dictionary.ts';

/** The frame around every screen of a logged-in author. */
export const frameTexts = {
  'frame.navigation': { ja: 'メインメニュー', en: 'Main menu' },
  'frame.openMenu': { ja: 'メニューを開く', en: 'Open the menu' },
  'frame.skip': { ja: '本文へ移動', en: 'Skip to content' },
  'drawer.me': { ja: 'ユーザー情報', en: 'User information' },
  'drawer.scenarios': { ja: 'シナリオ一覧', en: 'Scenario list' },
  'drawer.samples': { ja: 'サンプルシナリオ一覧', en: 'Sample scenario list' },
  'avatar.menu': { ja: '{{name}}のメニュー', en: 'Menu of {{name}}' },
  'avatar.logout': { ja: 'ログアウト', en: 'Log out' },
  'avatar.language': { ja: '言語', en: 'Language' },
  'avatar.theme': { ja: '表示', en: 'Theme' },
  'avatar.light': { ja: '明るい', en: 'Light' },
  'avatar.dark': { ja: '暗い', en: 'Dark' },
  'logout.title': { ja: 'ログアウト', en: 'Log out' },
  'logout.question': { ja: 'ログアウトしますか？', en: 'Do you want to log out?' },
  'logout.unsentTitle': { ja: '送られていない変更があります', en: 'Some changes have not been sent' },
  'logout.unsent': {
    ja: 'このブラウザーに、まだサーバーへ送られていない変更が残っています。ログアウトすると、その変更は失われます。',
    en: 'This browser still holds changes that the server does not have. Logging out loses them.',
  },
  'logout.discard': { ja: '変更を破棄してログアウト', en: 'Discard them and log out' },
  'frame.offline': { ja: 'オフライン', en: 'Offline' },
  'pages.navigation': { ja: 'ページ', en: 'Pages' },
  'pages.first': { ja: '最初のページ', en: 'First page' },
  'pages.previous': { ja: '前のページ', en: 'Previous page' },
  'pages.next': { ja: '次のページ', en: 'Next page' },
  'pages.last': { ja: '最後のページ', en: 'Last page' },
} as const satisfies Texts;
