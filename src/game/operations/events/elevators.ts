import type { EventNumbers, EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

function ride(event: EventNumbers, gold: number): Operations {
  const [lowest = 0, highest = 0] = event.all('stop').map((floor) => floor || event.at.floor);
  const { x, y } = event.place;
  const fare: Operations = gold > 0 ? [{ op: 'pay', gold }] : [];
  const trip: Operations = [{ op: 'ride', lowest, highest, x, y, boarding: [...fare, ...event.done] }];
  const item = event.one('item');
  const has = item > 0 ? { has: { item, count: 1 } } : {};
  return item > 0 || gold > 0 ? [{ op: 'when', guard: { ...has, gold }, yes: trip, no: [] }] : trip;
}

export const elevators: EventRules = {
  201: { operations: (event) => ride(event, 0) },
  202: { operations: (event) => ride(event, event.one('amount')) },
};
