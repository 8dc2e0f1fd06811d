import type { EventKind } from '#domain/events/EventKind.ts';
import { afflict } from '#domain/events/sharedOperations.ts';
import { percent, state } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '眠りの罠', en: 'Sleeping trap' },
  slots: [state, percent],
  mark: 'lens',
};

export const sentence: EventKind['sentence'] = {
  ja: '全員を、それぞれ確率で眠らせます。',
  en: 'May send each member to sleep.',
};

export const rule: EventKind['rule'] = { operations: (event) => afflict(event, 'all') };

export const look: EventKind['look'] = 'unseen';
