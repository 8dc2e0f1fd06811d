import type { EventKind } from '#domain/events/EventKind.ts';
import { side } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '後ろで閉まる扉', en: 'Door that shuts behind' },
  slots: [side],
  mark: 'cross',
  standsOn: ['door', 'lockedDoor', 'hiddenDoor', 'gate'],
};

export const sentence: EventKind['sentence'] = {
  ja: 'この辺の扉は、通ったあとに閉まり、向こう側からは戻れません。',
  en: 'The door on this side shuts behind the party and does not open from the other side.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { moment: 'edge', shuts: true, operations: (event) => event.done };
