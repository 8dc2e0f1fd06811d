import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of the front page for authors. */
export const authorHomeTexts = defineTexts({
  'authorHome.title': { ja: '{{name}}さんの机', en: '{{name}}’s desk' },
  'authorHome.recent': { ja: '最近開いたシナリオ', en: 'Recently opened' },
  'authorHome.create': { ja: 'シナリオを新しく作る', en: 'Create a scenario' },
  'authorHome.all': { ja: 'すべてのシナリオ', en: 'All scenarios' },
  'authorHome.opened': { ja: '{{time}} に開いた', en: 'Opened {{time}}' },
  'authorHome.drawn': { ja: '{{time}} にフロア{{number}}を描いた', en: 'Floor {{number}} drawn {{time}}' },
  'authorHome.emptyTitle': { ja: '机の上はまだ白紙です', en: 'The desk is still empty' },
  'authorHome.emptyText': {
    ja: 'シナリオに名前をつけると、すぐにフロア01を描きはじめられます。',
    en: 'Give a scenario a name, and you can start drawing floor 01.',
  },
});
