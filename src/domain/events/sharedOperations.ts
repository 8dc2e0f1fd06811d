// The operations that several kinds of event share.
import type { EventNumbers } from '#game/operations/EventNumbers.ts';
import type { BattleSetup, Facility, OperationOf, Operations, Way, Who } from '#game/state/Operation.ts';

/** Shows a message, unless it is none. */
export const show = (message: number): Operations => (message > 0 ? [{ op: 'show', message }] : []);

/** Sets a flag, unless it is none. */
export const turnOn = (flag: number): Operations => (flag > 0 ? [{ op: 'set', flag }] : []);

/** Stairs. The event at the other end decides whether there is a way back. */
export function climb(event: EventNumbers, way: Way): Operations {
  const walk: Operations = [{ op: 'go', to: event.place, facing: event.facing, way, done: event.done }];
  return event.one('yesNo') ? [{ op: 'ask', message: 0, yes: walk, no: [] }] : walk;
}

/** Rides an elevator, for gold or for nothing. */
export function ride(event: EventNumbers, gold: number): Operations {
  const [lowest = 0, highest = 0] = event.all('stop').map((floor) => floor || event.at.floor);
  const { x, y } = event.place;
  const fare: Operations = gold > 0 ? [{ op: 'pay', gold }] : [];
  const trip: Operations = [{ op: 'ride', lowest, highest, x, y, boarding: [...fare, ...event.done] }];
  const item = event.one('item');
  const has = item > 0 ? { has: { item, count: 1 } } : {};
  return item > 0 || gold > 0 ? [{ op: 'when', guard: { ...has, gold }, yes: trip, no: [] }] : trip;
}

/** Leads down a chute. Floating does not help against it, as it draws the party in. */
export const slipDown = (event: EventNumbers): Operations => [
  { op: 'go', to: event.place, facing: 0, way: 'chute', done: event.done },
];

/** Drops the party into a pit, with further operations of the event. */
export const fallInto = (event: EventNumbers, more: Operations = []): Operations => [
  {
    op: 'when',
    guard: { grounded: true },
    yes: [{ op: 'hurt', by: 'pit', dice: event.dice }, ...more, ...event.done],
    no: [],
  },
];

/** Turns the party on a turntable. */
export const turn = (event: EventNumbers, to: OperationOf<'turn'>['to']): Operations => [
  { op: 'turn', to },
  ...event.done,
];

/** Opens the edge of an event. */
export const unlock = (event: EventNumbers): Operations => [{ op: 'open', edge: event.edge }, ...event.done];

/** Gives the party the item of an event. */
export const receive = (event: EventNumbers): Operations => [
  ...event.shown,
  { op: 'give', item: event.one('item'), count: event.one('count') },
  ...event.done,
];

/** Opens the chest of an event. */
export const openChest = (event: EventNumbers): Operations => [
  { op: 'chest', chest: event.one('chest'), trap: event.one('trap'), opened: event.done },
];

/** Makes the battle with the monster that an event names. */
export const namedBattle = (event: EventNumbers, change: Partial<BattleSetup> = {}): BattleSetup => ({
  foes: { monster: event.one('monster'), count: event.one('count') },
  canFlee: true,
  surprise: 'rolled',
  isFriendly: false,
  ...change,
});

/** Fights a battle after the message of an event, with the operations when it is won. */
export const fight = (event: EventNumbers, battle: BattleSetup, won: Operations = []): Operations => [
  ...event.shown,
  { op: 'battle', battle, won: [...won, ...event.done] },
];

/** Meets the NPC of an event. */
export const meet = (event: EventNumbers): Operations => [{ op: 'npc', npc: event.one('npc') }, ...event.done];

/** Changes the flag of an event. */
export const changeFlag = (event: EventNumbers, op: 'set' | 'clear' | 'flip'): Operations => [
  { op, flag: event.one('flag') },
  ...event.done,
];

/** Afflicts members with the state of an event, by chance. */
export const afflict = (event: EventNumbers, who: Who): Operations => [
  { op: 'afflict', who, state: event.one('state'), percent: event.one('percent') },
  ...event.done,
];

/** Visits a facility in the labyrinth. */
export const visit = (event: EventNumbers, facility: Facility): Operations => [
  { op: 'visit', facility },
  ...event.done,
];

/** Grants the title of an event, unless it has none. */
export const grantTitle = (event: EventNumbers): Operations => {
  const title = event.one('title');
  return title > 0 ? [{ op: 'title', title }] : [];
};
