import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'この階のどこかへ転移', en: 'Random teleport on this floor' },
  slots: [],
  mark: 'wave',
};

export const sentence: EventKind['sentence'] = {
  ja: 'この階のどこかのマスへ瞬間移動させます。',
  en: 'Teleports the party to a random cell of this floor.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'goAny', floor: event.at.floor, done: event.done }],
};
