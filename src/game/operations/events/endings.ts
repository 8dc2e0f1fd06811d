import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const grant = (event: EventNumbers): Operations => {
  const title = event.one('title');
  return title > 0 ? [{ op: 'title', title }] : [];
};

export const endings: EventRules = {
  2201: { operations: (event) => [...event.shown, ...grant(event), ...event.done, { op: 'end' }] },
  2202: { operations: (event) => [...grant(event), ...event.done] },
  2203: { operations: (event) => [...event.done, { op: 'credits' }, { op: 'end' }] },
};
