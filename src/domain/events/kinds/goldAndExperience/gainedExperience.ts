import type { EventKind } from '#domain/events/EventKind.ts';
import { needed } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '経験値を得る', en: 'Gain experience' },
  slots: [needed('amount', '経験値', 'Experience')],
  mark: 'up',
  isOnce: true,
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティに経験値を与えます。',
  en: 'Gives the party experience.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'learn', experience: event.one('amount') }, ...event.done],
};
