import type { EventKind } from '#domain/events/EventKind.ts';
import { fight, namedBattle } from '#domain/events/sharedOperations.ts';
import { count, monster } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '友好的な遭遇', en: 'Friendly encounter' },
  slots: [monster, count],
  mark: 'plus',
};

export const sentence: EventKind['sentence'] = {
  ja: '友好的なモンスターに出会います。',
  en: 'The party meets friendly monsters.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => fight(event, namedBattle(event, { isFriendly: true })),
};
