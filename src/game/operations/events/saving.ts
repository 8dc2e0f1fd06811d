import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const ask =
  (op: 'save' | 'load') =>
  (event: EventNumbers): Operations => [{ op: 'ask', message: 0, yes: [...event.done, { op }], no: [] }];

export const saving: EventRules = {
  2001: { operations: ask('save') },
  2002: { operations: ask('load') },
  2003: { operations: (event) => [{ op: 'forbidCamp' }, ...event.done] },
};
