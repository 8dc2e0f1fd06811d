import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of a scenario's properties, and of the dialog that creates or edits one. */
export const scenarioDialogTexts = defineTexts({
  'scenario.title_ja': { ja: 'タイトル（日本語）', en: 'Title (Japanese)' },
  'scenario.title_en': { ja: 'タイトル（英語）', en: 'Title (English)' },
  'scenario.title': { ja: 'タイトル', en: 'Title' },
  'scenario.languages': { ja: '書く言語', en: 'Written in' },
  'scenario.author_name': { ja: '作者名', en: 'Author name' },
  'scenario.creator': { ja: '制作者', en: 'Creator' },
  'scenario.last_access_at': { ja: '最終アクセス', en: 'Last access' },
  'scenario.updated_at': { ja: '最終更新', en: 'Last updated' },
  'scenario.released_at': { ja: '公開日', en: 'Released' },
  'scenario.id': { ja: 'シナリオID', en: 'Scenario ID' },
  'scenario.status': { ja: '公開状態', en: 'Status' },
  'scenario.status_platform': { ja: 'プラットフォーム', en: 'Platform' },
  'scenario.status_console': { ja: 'コンソール', en: 'Console' },
  'scenarioDialog.create': { ja: 'シナリオを新しく作る', en: 'Create a scenario' },
  'scenarioDialog.edit': { ja: 'シナリオの編集', en: 'Edit the scenario' },
  'scenarioDialog.hint': { ja: '全角20文字（半角40文字）まで', en: 'Up to 40 letters' },
  'scenarioDialog.optional': {
    ja: '全角20文字（半角40文字）まで。あとから付けられます。',
    en: 'Up to 40 letters. You can add it later.',
  },
  'scenarioDialog.languages': {
    ja: 'もう一方の言語の欄は出ません。いつでも変えられます。',
    en: 'The other language is not asked for. You can change this at any time.',
  },
  'scenarioDialog.registered': {
    ja: '登録済みのタイトルと作者名は変更できません。',
    en: 'Registered titles and the author name cannot be changed.',
  },
  'scenarioDialog.submitCreate': { ja: '作成', en: 'Create' },
  'scenarioDialog.submitEdit': { ja: '保存', en: 'Save' },
  'scenarioSource.label': { ja: 'はじめの内容', en: 'Start from' },
  'scenarioSource.blank': { ja: '白紙', en: 'Blank' },
  'scenarioSource.starter': { ja: 'はじめの一式', en: 'Starter set' },
  'scenarioSource.starterHint': {
    ja: 'モンスター20種、アイテム30種、宝箱8種、NPC6人と、深さごとの遭遇表が入ります。あとで変えたり消したりできます。',
    en: '20 monsters, 30 items, 8 chests, 6 NPCs, and encounter tables by depth. You can change or remove them later.',
  },
  'scenarioSource.sample': { ja: 'サンプル', en: 'A sample' },
  'scenarioSource.choose': { ja: 'サンプルを選ぶ', en: 'Sample' },
  'scenarioSource.none': { ja: '合うサンプルがありません', en: 'No sample matches' },
  'scenarioSource.required': { ja: 'サンプルを選んでください。', en: 'Please choose a sample.' },
});
