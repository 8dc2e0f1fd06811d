import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations, Way } from '#game/operations/Operation.ts';

const climb =
  (way: Way) =>
  (event: EventNumbers): Operations => {
    const walk: Operations = [{ op: 'go', to: event.place, facing: event.facing, way, done: event.done }];
    return event.one('yesNo') ? [{ op: 'ask', message: 0, yes: walk, no: [] }] : walk;
  };

/** Whether there is a way back is a matter of the other end. */
export const stairs: EventRules = {
  101: { operations: climb('stairsUp') },
  102: { operations: climb('stairsDown') },
  103: { operations: climb('stairsUp') },
  104: { operations: climb('stairsDown') },
};
