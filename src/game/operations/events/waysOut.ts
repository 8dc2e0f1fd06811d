import type { EventRules } from '#game/operations/EventNumbers.ts';

export const waysOut: EventRules = {
  2101: {
    operations: (event) => [{ op: 'ask', message: 0, yes: [...event.done, { op: 'leave' }], no: [] }],
  },
  2102: {
    operations: (event) => {
      const labyrinth = event.one('labyrinth');
      return [{ op: 'ask', message: 0, yes: [{ op: 'enter', labyrinth, way: 'entrance', done: event.done }], no: [] }];
    },
  },
  2103: { operations: (event) => [...event.done, { op: 'leave' }] },
};
