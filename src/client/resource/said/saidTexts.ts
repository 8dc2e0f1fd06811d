import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of a message that is written where it is said. */
export const saidTexts = defineTexts({
  'said.nothing': { ja: '（何も言わない）', en: '(says nothing)' },
  'said.full': {
    ja: '迷宮メッセージに空きがないので、新しい言葉は書けません。',
    en: 'All labyrinth messages are taken, so no new text can be written.',
  },
});
