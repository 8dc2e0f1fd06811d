import type { EventKind } from '#domain/events/EventKind.ts';
import { slipDown } from '#domain/events/sharedOperations.ts';
import { PLACE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'シュート', en: 'Chute' },
  slots: [...PLACE],
  mark: 'none',
  leadsTo: 'floorBelow',
};

export const sentence: EventKind['sentence'] = {
  ja: '下の階へ滑り落とします。浮遊していても防げません。',
  en: 'Drops the party to another floor. Floating does not help.',
};

export const look: EventKind['look'] = { ground: 'chute' };

export const rule: EventKind['rule'] = { operations: slipDown };
