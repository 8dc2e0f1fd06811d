import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '呪文を消す罠', en: 'Dispelling trap' },
  slots: [],
  mark: 'cross',
};

export const sentence: EventKind['sentence'] = {
  ja: '続いている呪文の効果をすべて消します。',
  en: 'Ends all spells in effect.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => [{ op: 'endSpells' }, ...event.done] };
