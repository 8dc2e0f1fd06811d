import type { EventKind } from '#domain/events/EventKind.ts';
import { unlock } from '#domain/events/sharedOperations.ts';
import { side, slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '錠前', en: 'Lock to pick' },
  slots: [slot('difficulty', '難しさ', 'Difficulty'), side],
  mark: 'ring',
  standsOn: ['lockedDoor', 'door', 'hiddenDoor', 'gate'],
};

export const sentence: EventKind['sentence'] = {
  ja: 'この辺の扉を盗賊などが解錠できます。難しいほど失敗しやすくなります。',
  en: 'Thieves and others can pick the lock of the door on this side. A higher difficulty makes it harder.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  moment: 'edge',
  operations: (event) => [{ op: 'pick', difficulty: event.one('difficulty'), yes: unlock(event) }],
};
