import type { EventRules } from '#game/operations/EventNumbers.ts';

export const teleports: EventRules = {
  301: {
    operations: (event) => [...event.done, { op: 'go', to: event.place, facing: event.facing, way: 'teleport' }],
  },
  302: { operations: (event) => [...event.done, { op: 'goAny', floor: event.at.floor }] },
  303: {
    operations: (event) => {
      const area = { x1: event.one('x1'), y1: event.one('y1'), x2: event.one('x2'), y2: event.one('y2') };
      return [...event.done, { op: 'goAny', floor: event.floor, area }];
    },
  },
  304: {
    operations: (event) => [...event.done, { op: 'enter', labyrinth: event.one('labyrinth'), way: 'teleport' }],
  },
};
