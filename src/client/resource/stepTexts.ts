import { defineTexts } from '#client/i18n/defineTexts.ts';

/** What is told of a step back or forth, in a form and in a table. */
export const stepTexts = defineTexts({
  'record.step.undo': { ja: '{{number}} {{field}}を元に戻しました。', en: 'Taken back: {{number}} {{field}}.' },
  'record.step.redo': { ja: '{{number}} {{field}}をやり直しました。', en: 'Done again: {{number}} {{field}}.' },
  'record.step.undo.many': {
    ja: '{{number}} {{field}}など{{count}}か所を元に戻しました。',
    en: 'Taken back: {{number}} {{field}} and others, {{count}} in all.',
  },
  'record.step.redo.many': {
    ja: '{{number}} {{field}}など{{count}}か所をやり直しました。',
    en: 'Done again: {{number}} {{field}} and others, {{count}} in all.',
  },
  'record.step.undo.numbers': { ja: '番号の変更を元に戻しました。', en: 'The change of numbers was taken back.' },
  'record.step.redo.numbers': { ja: '番号の変更をやり直しました。', en: 'The change of numbers was done again.' },
  'record.step.undo.none': { ja: '元に戻せる変更は、もうありません。', en: 'No change is left to take back.' },
  'record.step.redo.none': { ja: 'やり直せる変更は、もうありません。', en: 'No change is left to do again.' },
  'record.step.passed': {
    ja: 'その後に別の値になった{{passed}}回分の変更は、そのままにしました。',
    en: 'Changes left as they are, as there are other values by now: {{passed}}.',
  },
  'record.step.refused.undo': {
    ja: '番号の変更は元に戻せませんでした。{{reason}}',
    en: 'The change of numbers could not be taken back. {{reason}}',
  },
  'record.step.refused.redo': {
    ja: '番号の変更はやり直せませんでした。{{reason}}',
    en: 'The change of numbers could not be done again. {{reason}}',
  },
});
