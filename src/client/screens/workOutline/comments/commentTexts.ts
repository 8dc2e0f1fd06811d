import { defineTexts } from '#client/i18n/defineTexts.ts';

export const commentTexts = defineTexts({
  'comments.pages': { ja: '作者コメントのページ', en: 'Pages of the author comments' },
  'comments.page': { ja: '{{number}} {{title}}', en: '{{number}} {{title}}' },
  'comments.credits': { ja: 'スタッフロール', en: 'Credits' },
  'comments.hidden': { ja: '（非表示）', en: '(hidden)' },
  'comments.about': {
    ja: 'プレイヤーはメニューのタイトルを選んで、そのページを読みます。タイトルが空のページは、その言語では表示されません。',
    en: 'Players choose a menu title and read its page. A page without a title is not shown in that language.',
  },
  'comments.aboutCredits': {
    ja: '7ページ目はエンディングのスタッフロールにだけ出ます。メニューには並びません。',
    en: 'Page 7 appears only in the credits after the ending, and not in the menu.',
  },
  'comments.preview': { ja: 'ゲームでの表示', en: 'As the game shows it' },
  'comments.menu': { ja: '{{language}}のメニュー', en: '{{language}} menu' },
  'comments.none': { ja: 'この言語で表示されるページはまだありません。', en: 'No page is shown in this language yet.' },
  'comments.previous': { ja: '{{language}}の前のページ', en: 'Previous page, {{language}}' },
  'comments.next': { ja: '{{language}}の次のページ', en: 'Next page, {{language}}' },
  'comments.ja': { ja: '日本語', en: 'Japanese' },
  'comments.en': { ja: '英語', en: 'English' },
  'comments.window': { ja: '{{language}} {{page}}ページ目', en: '{{language}}, page {{page}}' },
});
