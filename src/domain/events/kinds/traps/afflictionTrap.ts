import type { EventKind } from '#domain/events/EventKind.ts';
import { afflict } from '#domain/events/sharedOperations.ts';
import { percent, state } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '状態異常の罠', en: 'Affliction trap' },
  slots: [state, percent],
  mark: 'dot',
};

export const sentence: EventKind['sentence'] = {
  ja: 'ランダムな一人を、確率で状態異常にします。',
  en: 'May afflict one random member.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => afflict(event, 'one') };
