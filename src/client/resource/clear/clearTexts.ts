import { defineTexts } from '#client/i18n/defineTexts.ts';

export const clearTexts = defineTexts({
  'clear.title': { ja: '「{{name}}」を削除しますか？', en: 'Delete “{{name}}”?' },
  'clear.titleOfMany': { ja: '{{count}}件を削除しますか？', en: 'Delete {{count}} records?' },
  'clear.unused': {
    ja: 'どこからも使われていません。番号は空きになります。',
    en: 'Nothing uses it. The number becomes blank.',
  },
  'clear.used': { ja: '次の{{count}}か所で使われています。', en: 'Places that use it: {{count}}' },
  'clear.references': { ja: '使っている場所を', en: 'These places' },
  'clear.clear': { ja: '「なし」にする', en: 'name nothing' },
  'clear.firstInstead': {
    ja: 'そのうち{{count}}か所は必ずどれかを使うため、「{{name}}」になります。',
    en: 'Of these, {{count}} must name one, and will name “{{name}}”.',
  },
  'clear.replace': { ja: '別のものに替える', en: 'name another' },
  'clear.leave': { ja: 'そのままにする', en: 'stay as they are' },
  'clear.backup': {
    ja: '使っている場所の書き換えは「元に戻す」では戻りません。直前の状態は自動バックアップに残ります。',
    en: 'Undo does not bring back what these places named. An automatic backup keeps it.',
  },
  'clear.by': { ja: '代わりに使うもの', en: 'Use instead' },
  'clear.do': { ja: '削除する', en: 'Delete' },
});
