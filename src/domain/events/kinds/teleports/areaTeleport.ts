import type { EventKind } from '#domain/events/EventKind.ts';
import { floor, slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '範囲内のどこかへ転移', en: 'Random teleport in an area' },
  slots: [
    floor,
    slot('x1', '西端x', 'West x'),
    slot('y1', '南端y', 'South y'),
    slot('x2', '東端x', 'East x'),
    slot('y2', '北端y', 'North y'),
  ],
  mark: 'square',
};

export const sentence: EventKind['sentence'] = {
  ja: '範囲内のどこかのマスへ瞬間移動させます。',
  en: 'Teleports the party to a random cell in a rectangle.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const area = { x1: event.one('x1'), y1: event.one('y1'), x2: event.one('x2'), y2: event.one('y2') };
    return [{ op: 'goAny', floor: event.floor, area, done: event.done }];
  },
};
