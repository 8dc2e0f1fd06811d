import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operation, Who } from '#game/operations/Operation.ts';

const afflict = (event: EventNumbers, who: Who): Operation => ({
  op: 'afflict',
  who,
  state: event.one('state'),
  percent: event.one('percent'),
});

export const traps: EventRules = {
  1701: { operations: (event) => [{ op: 'hurt', by: 'trap', dice: event.dice }, ...event.done] },
  1702: { operations: (event) => [afflict(event, 'one'), ...event.done] },
  1703: { operations: (event) => [afflict(event, 'all'), ...event.done] },
  1704: {
    operations: (event) => [
      {
        op: 'battle',
        battle: { foes: { slot: 0 }, canFlee: true, surprise: 'rolled', isFriendly: false },
        won: event.done,
      },
    ],
  },
  1705: { operations: (event) => [{ op: 'endSpells' }, ...event.done] },
  1706: { operations: (event) => [{ op: 'age', years: event.one('years') }, ...event.done] },
};
