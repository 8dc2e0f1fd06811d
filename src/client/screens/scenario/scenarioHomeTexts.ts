import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the home of one scenario; its dialogs are those of the list. */
export const scenarioHomeTexts = defineTexts({
  'scenarioHome.edit': { ja: 'タイトルを編集', en: 'Edit the titles' },
  'scenarioHome.noEnglishTitle': { ja: '英語タイトルは未設定', en: 'No English title yet' },
  'scenarioHome.floors': { ja: 'フロアマップ', en: 'Floor maps' },
  'scenarioHome.floor': { ja: 'フロア{{number}}', en: 'Floor {{number}}' },
  'scenarioHome.newFloor': { ja: '新しいフロア{{number}}', en: 'New floor {{number}}' },
  'scenarioHome.contents': { ja: '登録データ', en: 'Contents' },
  'scenarioHome.records': { ja: '{{count}}件', en: '{{count}}' },
  'scenarioHome.changed': { ja: '{{count}}件を変更', en: '{{count}} changed' },
  'scenarioHome.changedOnce': { ja: '変更あり', en: 'changed' },
  'scenarioHome.asAtFirst': { ja: '既定値のまま', en: 'Default values' },
  'scenarioHome.readers': { ja: '読者', en: 'Readers' },
  'scenarioHome.between': { ja: '、', en: ', ' },
});
