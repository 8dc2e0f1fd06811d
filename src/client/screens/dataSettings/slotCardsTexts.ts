import type { Texts } from '#client/i18n/dictionary.ts';

/** Slots as cards, of which the filled ones show. */
export const slotCardsTexts = {
  'slotCards.add': { ja: '{{field}}を追加（{{count}}/{{most}}）', en: 'Add: {{field}} ({{count}}/{{most}})' },
} as const satisfies Texts;
