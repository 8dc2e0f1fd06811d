import { defineTexts } from '#client/i18n/defineTexts.ts';

/** Slots as cards, of which the filled ones show. */
export const slotCardsTexts = defineTexts({
  'slotCards.add': { ja: '{{field}}を追加（{{count}}/{{most}}）', en: 'Add: {{field}} ({{count}}/{{most}})' },
});
