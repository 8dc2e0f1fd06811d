import { defineTexts } from '#client/i18n/defineTexts.ts';

export const searchItemTexts = defineTexts({
  'searchItems.about': {
    ja: '読者はこの項目で作品を探します。数えられるものには、今の登録データを数えた結果が並びます。どれを選ぶかは作者が決めます。',
    en: 'Readers search for works by these items. Where a value can be counted, the count is shown beside it. Which band to choose is up to you.',
  },
  'searchItems.hint.play_balance': {
    ja: '旧作型：昔の迷宮RPGのように、レベルが低いまま進み、1レベルの差が大きい。高レベル型：レベルをどんどん上げて進む。独自：どちらでもない。',
    en: 'Old type: as in the labyrinth games of old, levels stay low and each one counts. High level: the party rises fast and far. Original: neither of these.',
  },
  'searchItems.counted.depth': { ja: '使っている階：{{count}}', en: 'Floors in use: {{count}}' },
  'searchItems.counted.monsters': { ja: '出会えるモンスター：{{count}}', en: 'Monsters that can be met: {{count}}' },
  'searchItems.counted.items': { ja: '手に入るアイテム：{{count}}', en: 'Items that can be obtained: {{count}}' },
  'searchItems.same': { ja: '選んだものと合っています', en: 'Matches your choice' },
  'searchItems.take': { ja: '「{{band}}」にする', en: 'Choose “{{band}}”' },
  'searchItems.differs': { ja: '数えると「{{band}}」です。', en: 'By count it is “{{band}}”.' },
  'searchItems.fits': { ja: '数えると「{{band}}」に入ります。', en: 'By count it falls into “{{band}}”.' },
  'searchItems.missingEnglish': {
    ja: '英語がまだない箇所：{{count}}',
    en: 'Places without English: {{count}}',
  },
  'searchItems.toChecks': { ja: 'チェックリストで見る', en: 'See the check list' },
});
