import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';
import { namedBattle } from './battles.ts';

/** A chest that is left shut is there again. */
const open = (event: EventNumbers): Operations => [
  { op: 'chest', chest: event.one('chest'), trap: event.one('trap'), opened: event.done },
];

export const chests: EventRules = {
  1301: { operations: open },
  1302: { operations: (event) => [{ op: 'battle', battle: namedBattle(event), won: open(event) }] },
};
