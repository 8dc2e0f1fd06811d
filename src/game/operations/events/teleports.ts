import type { EventRules } from '#game/operations/EventNumbers.ts';

export const teleports: EventRules = {
  301: {
    operations: ({ place, facing, done }) => [{ op: 'go', to: place, facing, way: 'teleport', done }],
  },
  302: { operations: (event) => [{ op: 'goAny', floor: event.at.floor, done: event.done }] },
  303: {
    operations: (event) => {
      const area = { x1: event.one('x1'), y1: event.one('y1'), x2: event.one('x2'), y2: event.one('y2') };
      return [{ op: 'goAny', floor: event.floor, area, done: event.done }];
    },
  },
  304: {
    operations: (event) => [{ op: 'enter', labyrinth: event.one('labyrinth'), way: 'teleport', done: event.done }],
  },
};
