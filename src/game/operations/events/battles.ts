import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { BattleSetup, Operations } from '#game/operations/Operation.ts';

/** A battle with the monster that an event names. */
export const namedBattle = (event: EventNumbers, change: Partial<BattleSetup> = {}): BattleSetup => ({
  foes: { monster: event.one('monster'), count: event.one('count') },
  canFlee: true,
  surprise: 'rolled',
  isFriendly: false,
  ...change,
});

const fight = (event: EventNumbers, battle: BattleSetup, won: Operations = []): Operations => [
  ...event.shown,
  { op: 'battle', battle, won: [...won, ...event.done] },
];

export const battles: EventRules = {
  1401: { operations: (event) => fight(event, namedBattle(event)) },
  1402: { operations: (event) => fight(event, namedBattle(event, { foes: { slot: event.one('appearance') } })) },
  1403: {
    operations: (event) => {
      const flag = event.one('flag');
      return fight(event, namedBattle(event, { canFlee: false }), flag > 0 ? [{ op: 'set', flag }] : []);
    },
  },
  1404: { operations: (event) => fight(event, namedBattle(event, { isFriendly: true })) },
  1405: { operations: (event) => fight(event, namedBattle(event, { surprise: 'monsters' })) },
};
