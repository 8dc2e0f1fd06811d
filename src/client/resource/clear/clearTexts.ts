import { defineTexts } from '#client/i18n/defineTexts.ts';

export const clearTexts = defineTexts({
  'clear.title': { ja: '「{{name}}」を削除しますか？', en: 'Delete “{{name}}”?' },
  'clear.titleOfMany': { ja: '{{count}}件を削除しますか？', en: 'Delete {{count}} records?' },
  'clear.unused': {
    ja: 'どこからも使われていません。番号は空きになります。',
    en: 'It is not used anywhere. Its number becomes free.',
  },
  'clear.used': { ja: '次の{{count}}か所で使われています。', en: 'Used in {{count|place|places}}:' },
  'clear.references': { ja: '使っている場所を', en: 'References to it' },
  'clear.clear': { ja: '「なし」にする', en: 'Set to none' },
  'clear.firstInstead': {
    ja: 'そのうち{{count}}か所は必ずどれかを使うため、「{{name}}」になります。',
    en: '{{count|place|places}} cannot be set to none and will use “{{name}}” instead.',
  },
  'clear.replace': { ja: '別のものに替える', en: 'Replace with another' },
  'clear.leave': { ja: 'そのままにする', en: 'Leave as they are' },
  'clear.backup': {
    ja: '使っている場所の書き換えは「元に戻す」では戻りません。直前の状態は自動バックアップに残ります。',
    en: 'Undo does not restore these references. An automatic backup keeps the previous state.',
  },
  'clear.by': { ja: '代わりに使うもの', en: 'Use instead' },
  'clear.do': { ja: '削除する', en: 'Delete' },
});
