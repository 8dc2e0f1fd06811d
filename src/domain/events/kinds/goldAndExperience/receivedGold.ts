import type { EventKind } from '#domain/events/EventKind.ts';
import { DICE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'お金を受け取る', en: 'Receive gold' },
  slots: [...DICE],
  mark: 'none',
  isOnce: true,
};

export const sentence: EventKind['sentence'] = {
  ja: 'サイコロで決まる額のお金を渡します。',
  en: 'Gives the party an amount of gold set by dice.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => [{ op: 'gain', gold: event.dice }, ...event.done] };
