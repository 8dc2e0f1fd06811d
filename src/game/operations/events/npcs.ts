import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const meet = (event: EventNumbers): Operations => [{ op: 'npc', npc: event.one('npc') }, ...event.done];

export const npcs: EventRules = {
  1501: { operations: meet },
  1502: { operations: (event) => [{ op: 'chance', percent: event.one('percent'), yes: meet(event) }] },
};
