import type { EventKind } from '#domain/events/EventKind.ts';
import { labyrinth } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '迷宮の入口へ転移', en: 'Teleport to a labyrinth' },
  slots: [labyrinth],
  mark: 'right',
};

export const sentence: EventKind['sentence'] = {
  ja: '迷宮の入口へ瞬間移動させます。',
  en: 'Teleports the party to the entrance of a labyrinth.',
};

export const look: EventKind['look'] = { ground: 'circle' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'enter', labyrinth: event.one('labyrinth'), way: 'teleport', done: event.done }],
};
