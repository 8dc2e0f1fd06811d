import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of a list of records next to the current one, and of the choice of another view. */
export const recordListTexts = defineTexts({
  'recordList.back': { ja: '一覧へ', en: 'To the list' },
  'recordList.clearFind': { ja: '検索を消す', en: 'Clear the search' },
  'recordList.noneFound': { ja: '見つかりません。', en: 'Nothing found.' },
  'recordList.empty': { ja: '（空き）', en: '(empty)' },
  'recordList.run': { ja: '{{first}}〜{{last}} 空き', en: '{{first}}-{{last}} empty' },
  'recordList.view': { ja: '編集の方法', en: 'Editing' },
  'recordList.view.single': { ja: '一つずつ', en: 'One by one' },
  'recordList.view.table': { ja: '一覧表', en: 'As a table' },
});
