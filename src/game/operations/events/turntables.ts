import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { OperationOf, Operations } from '#game/operations/Operation.ts';
import type { Facing } from '#game/state/Standing.ts';

const turn =
  (to: OperationOf<'turn'>['to']) =>
  (event: EventNumbers): Operations => [{ op: 'turn', to }, ...event.done];

export const turntables: EventRules = {
  601: { operations: turn('any') },
  602: { operations: (event) => turn(event.facing as Facing)(event) },
  603: { operations: turn('right') },
  604: { operations: turn('around') },
  605: { operations: turn('left') },
};
