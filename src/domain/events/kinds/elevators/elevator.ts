import type { EventKind } from '#domain/events/EventKind.ts';
import { ride } from '#domain/events/sharedOperations.ts';
import { highest, key, lowest, x, y } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '昇降機', en: 'Elevator' },
  slots: [lowest, highest, x, y, key],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '範囲内の階のうち、同じ場所に昇降機がある階へ移動できます。',
  en: 'Takes the party to any floor in its range with an elevator at the same place.',
};

export const look: EventKind['look'] = { sprite: 'elevator' };

export const rule: EventKind['rule'] = { operations: (event) => ride(event, 0) };
