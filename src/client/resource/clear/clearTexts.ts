import type { Texts } from '#client/i18n/dictionary.ts';

export const clearTexts = {
  'clear.title': { ja: '「{{name}}」を削除しますか？', en: 'Delete “{{name}}”?' },
  'clear.titleOfMany': { ja: '{{count}}件を削除しますか？', en: 'Delete {{count}} records?' },
  'clear.unused': {
    ja: 'どこからも使われていません。番号は空きになります。',
    en: 'Nothing uses it. The number becomes blank.',
  },
  'clear.used': { ja: '次の{{count}}か所で使われています。', en: 'Places that use it: {{count}}' },
  'clear.references': { ja: '使っている場所を', en: 'These places' },
  'clear.clear': { ja: '「なし」にする', en: 'name nothing' },
  'clear.replace': { ja: '別のものに替える', en: 'name another' },
  'clear.leave': { ja: 'そのままにする', en: 'stay as they are' },
  'clear.by': { ja: '代わりに使うもの', en: 'Use instead' },
  'clear.do': { ja: '削除する', en: 'Delete' },
} as const satisfies Texts;
