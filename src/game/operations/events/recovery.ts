import type { EventRules } from '#game/operations/EventNumbers.ts';

export const recovery: EventRules = {
  1801: { operations: (event) => [{ op: 'heal', percent: event.one('percent') }, ...event.done] },
  1802: { operations: (event) => [{ op: 'cure', state: event.one('state') }, ...event.done] },
  1803: { operations: (event) => [{ op: 'restore' }, ...event.done] },
  1804: { operations: (event) => [{ op: 'raise', percent: event.one('percent') }, ...event.done] },
};
