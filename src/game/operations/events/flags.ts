import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const turn =
  (op: 'set' | 'clear' | 'flip') =>
  (event: EventNumbers): Operations => [{ op, flag: event.one('flag') }, ...event.done];

export const flags: EventRules = {
  1601: { operations: turn('set') },
  1602: { operations: turn('clear') },
  1603: { operations: turn('flip') },
  1604: {
    hangs: true,
    operations: (event) => [{ op: 'ask', message: event.one('message'), yes: turn('flip')(event), no: [] }],
  },
  1605: {
    operations: (event) => {
      const met = { condition: event.one('condition'), n: event.one('level') };
      return [{ op: 'when', guard: { met }, yes: turn('set')(event), no: [] }];
    },
  },
};
