import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const receive = (event: EventNumbers): Operations => [
  ...event.shown,
  { op: 'give', item: event.one('item'), count: event.one('count') },
  ...event.done,
];

export const items: EventRules = {
  1101: { operations: receive },
  1102: {
    moment: 'search',
    operations: (event) => [{ op: 'when', guard: { unsold: event.one('item') }, yes: receive(event), no: [] }],
  },
  1103: {
    operations: (event) => {
      const [item, count] = [event.one('item'), event.one('count')];
      const yes: Operations = [...event.shown, { op: 'take', item, count }, ...event.done];
      return [{ op: 'when', guard: { has: { item, count } }, yes, no: [] }];
    },
  },
  1104: {
    operations: (event) => {
      const [given = 0, got = 0] = event.all('item');
      const yes: Operations = [...event.shown, { op: 'trade', given, got }, ...event.done];
      return [{ op: 'when', guard: { has: { item: given, count: 1 } }, yes, no: [] }];
    },
  },
  1105: {
    operations: (event) => {
      const has = { item: event.one('item'), count: 1 };
      const no: Operations = [...event.shown, { op: 'back', facing: event.facing }];
      return [{ op: 'when', guard: { has }, yes: event.done, no }];
    },
  },
};
