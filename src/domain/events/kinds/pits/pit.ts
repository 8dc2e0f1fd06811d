import type { EventKind } from '#domain/events/EventKind.ts';
import { fallInto } from '#domain/events/sharedOperations.ts';
import { DICE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '落とし穴', en: 'Pit' },
  slots: [...DICE],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '全員にダメージを与えます。浮遊していれば落ちません。',
  en: 'Hurts everybody who falls in. Floating keeps the party out.',
};

export const look: EventKind['look'] = { ground: 'pit' };

export const rule: EventKind['rule'] = { operations: (event) => fallInto(event) };
