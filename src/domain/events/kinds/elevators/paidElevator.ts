import type { EventKind } from '#domain/events/EventKind.ts';
import { ride } from '#domain/events/sharedOperations.ts';
import { gold, highest, key, lowest, x, y } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '有料の昇降機', en: 'Paid elevator' },
  slots: [lowest, highest, x, y, key, gold],
  mark: 'ring',
};

export const sentence: EventKind['sentence'] = {
  ja: 'お金を払うと、ほかの階へ移動できる昇降機です。',
  en: 'An elevator that asks for gold on each ride.',
};

export const look: EventKind['look'] = { sprite: 'elevator' };

export const rule: EventKind['rule'] = { operations: (event) => ride(event, event.one('amount')) };
