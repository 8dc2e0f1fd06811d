import type { EventKind } from '#domain/events/EventKind.ts';
import { slipDown } from '#domain/events/sharedOperations.ts';
import { PLACE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '隠されたシュート', en: 'Concealed chute' },
  slots: [...PLACE],
  mark: 'lens',
  leadsTo: 'floorBelow',
};

export const sentence: EventKind['sentence'] = {
  ja: '下の階へ滑り落とします。入るまでパーティには見えません。',
  en: 'Drops the party to another floor. It cannot be seen beforehand.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: slipDown };
