import type { EventKind } from '#domain/events/EventKind.ts';
import { afflict } from '#domain/events/sharedOperations.ts';
import { percent, state } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'ガスの罠', en: 'Gas trap' },
  slots: [state, percent],
  mark: 'wave',
};

export const sentence: EventKind['sentence'] = {
  ja: '全員を、それぞれ確率で状態異常にします。',
  en: 'May afflict each member.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => afflict(event, 'all') };
