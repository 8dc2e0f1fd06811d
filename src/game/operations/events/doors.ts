import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const unlock = (event: EventNumbers): Operations => [{ op: 'open', edge: event.edge }, ...event.done];

/** What happens at an edge that the party cannot pass. */
export const doors: EventRules = {
  801: {
    moment: 'edge',
    operations: (event) => {
      const item = event.one('item');
      const used: Operations = event.one('yesNo') ? [{ op: 'take', item, count: 1 }] : [];
      const yes = [...event.shown, ...used, ...unlock(event)];
      return [{ op: 'when', guard: { has: { item, count: 1 } }, yes, no: [] }];
    },
  },
  802: { moment: 'edge', opening: (event) => event.one('flag'), operations: (event) => event.shown },
  803: {
    moment: 'edge',
    operations: (event) => {
      const [message = 0, right = 0] = event.all('message');
      return [{ op: 'answer', message, right, yes: unlock(event), no: [] }];
    },
  },
  804: {
    moment: 'edge',
    operations: (event) => [{ op: 'pick', difficulty: event.one('difficulty'), yes: unlock(event) }],
  },
  805: { moment: 'edge', shuts: true, operations: (event) => event.done },
};

/** A lock of which no event says what opens it: a thief alone does. */
export const unnamedLock = (floor: number, edge: number): Operations => [
  { op: 'pick', difficulty: 0, yes: [{ op: 'open', edge: { floor, at: edge } }] },
];
