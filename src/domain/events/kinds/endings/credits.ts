import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'スタッフロール', en: 'Credits' },
  slots: [],
  mark: 'three',
};

export const sentence: EventKind['sentence'] = {
  ja: 'スタッフロールを流し、迷宮を踏破します。',
  en: 'Rolls the credits and completes the labyrinth.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => [...event.done, { op: 'credits' }, { op: 'end' }] };
