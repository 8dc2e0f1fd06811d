import type { EventKind } from '#domain/events/EventKind.ts';
import { DICE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'ダメージの罠', en: 'Damage trap' },
  slots: [...DICE],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '全員にダメージを与えます。',
  en: 'Hurts everybody.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'hurt', by: 'trap', dice: event.dice }, ...event.done],
};
