import type { EventRules } from '#game/operations/EventNumbers.ts';
import type { Facing } from '#game/state/Standing.ts';

/** Movement comes last: the event of the target cell happens then. */
export const movingFloors: EventRules = {
  701: {
    operations: (event) => [...event.done, { op: 'push', facing: event.facing as Facing, cells: event.one('cells') }],
  },
  702: { operations: (event) => [...event.done, { op: 'slide' }] },
  703: { operations: (event) => [...event.done, { op: 'push', facing: 'any', cells: 1 }] },
};
