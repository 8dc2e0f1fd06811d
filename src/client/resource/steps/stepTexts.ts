import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Messages about undo and redo, in a form and in a table. */
export const stepTexts = defineTexts({
  'record.step.undo': { ja: '{{number}} {{field}}を元に戻しました。', en: 'Undone: {{number}} {{field}}.' },
  'record.step.redo': { ja: '{{number}} {{field}}をやり直しました。', en: 'Redone: {{number}} {{field}}.' },
  'record.step.undo.many': {
    ja: '{{number}} {{field}}など{{count}}か所を元に戻しました。',
    en: 'Undone: {{number}} {{field}} and more, {{count}} in all.',
  },
  'record.step.redo.many': {
    ja: '{{number}} {{field}}など{{count}}か所をやり直しました。',
    en: 'Redone: {{number}} {{field}} and more, {{count}} in all.',
  },
  'record.step.undo.numbers': { ja: '番号の変更を元に戻しました。', en: 'The renumbering was undone.' },
  'record.step.redo.numbers': { ja: '番号の変更をやり直しました。', en: 'The renumbering was redone.' },
  'record.step.undo.none': { ja: '元に戻せる変更は、もうありません。', en: 'There is nothing left to undo.' },
  'record.step.redo.none': { ja: 'やり直せる変更は、もうありません。', en: 'There is nothing left to redo.' },
  'record.step.passed': {
    ja: 'その後に別の値になった{{passed}}回分の変更は、そのままにしました。',
    en: '{{passed|change was|changes were}} skipped because the values have changed since.',
  },
  'record.step.refused.undo': {
    ja: '番号の変更は元に戻せませんでした。{{reason}}',
    en: 'The renumbering could not be undone. {{reason}}',
  },
  'record.step.refused.redo': {
    ja: '番号の変更はやり直せませんでした。{{reason}}',
    en: 'The renumbering could not be redone. {{reason}}',
  },
});
