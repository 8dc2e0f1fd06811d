import { defineTexts } from '#client/i18n/defineTexts.ts';

/** The texts of slots as cards. */
export const slotCardsTexts = defineTexts({
  'slotCards.add': { ja: '{{field}}を追加（{{count}}/{{most}}）', en: 'Add: {{field}} ({{count}}/{{most}})' },
});
