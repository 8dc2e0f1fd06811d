import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { BattleSetup, Operations } from '#game/operations/Operation.ts';

const named = (event: EventNumbers, change: Partial<BattleSetup> = {}): BattleSetup => ({
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
  1401: { operations: (event) => fight(event, named(event)) },
  1402: { operations: (event) => fight(event, named(event, { foes: { slot: event.one('appearance') } })) },
  1403: {
    operations: (event) => {
      const flag = event.one('flag');
      return fight(event, named(event, { canFlee: false }), flag > 0 ? [{ op: 'set', flag }] : []);
    },
  },
  1404: { operations: (event) => fight(event, named(event, { isFriendly: true })) },
  1405: { operations: (event) => fight(event, named(event, { surprise: 'monsters' })) },
};

const open = (event: EventNumbers): Operations => [
  { op: 'chest', chest: event.one('chest'), trap: event.one('trap'), opened: event.done },
];

/** A chest that is left shut is there again. */
export const chests: EventRules = {
  1301: { operations: open },
  1302: { operations: (event) => [{ op: 'battle', battle: named(event), won: open(event) }] },
};
