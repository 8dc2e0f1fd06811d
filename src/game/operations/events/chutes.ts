import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

/** Floating does not help: a chute draws one in. */
const fall = (event: EventNumbers): Operations => [
  { op: 'go', to: event.place, facing: 0, way: 'chute', done: event.done },
];

export const chutes: EventRules = { 401: { operations: fall }, 402: { operations: fall } };
