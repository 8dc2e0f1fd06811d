import { POISONED } from '#domain/catalogs/states.ts';
import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const fall = (event: EventNumbers, more: Operations = []): Operations => [
  {
    op: 'when',
    guard: { grounded: true },
    yes: [{ op: 'hurt', by: 'pit', dice: event.dice }, ...more, ...event.done],
    no: [],
  },
];

export const pits: EventRules = {
  501: { operations: (event) => fall(event) },
  502: { operations: (event) => fall(event) },
  503: {
    operations: (event) => fall(event, [{ op: 'afflict', who: 'all', state: POISONED, percent: event.one('percent') }]),
  },
};
