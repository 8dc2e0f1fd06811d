import type { EventKind } from '#domain/events/EventKind.ts';
import { flag, message, side } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'フラグの扉', en: 'Door opened by a flag' },
  slots: [{ ...flag, access: 'reads' }, side, message],
  mark: 'up',
  standsOn: ['gate', 'lockedDoor', 'door', 'hiddenDoor'],
};

export const sentence: EventKind['sentence'] = {
  ja: 'フラグがONの間、この辺の扉を通れます。',
  en: 'The door on this side can be passed while a flag is ON.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  moment: 'edge',
  opening: (event) => event.one('flag'),
  operations: (event) => event.shown,
};
