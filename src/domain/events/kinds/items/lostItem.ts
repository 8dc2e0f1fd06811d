import type { EventKind } from '#domain/events/EventKind.ts';
import { count, item, message } from '#domain/events/slots.ts';
import type { Operations } from '#game/state/Operation.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'アイテムを失う', en: 'Lose item' },
  slots: [item, count, message],
  mark: 'minus',
};

export const sentence: EventKind['sentence'] = {
  ja: 'アイテムをその数だけ持っているパーティから、取り上げます。足りなければ何も起こりません。',
  en: 'Takes as many of an item as it says from a party that has them all. Otherwise nothing happens.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const [item, count] = [event.one('item'), event.one('count')];
    const yes: Operations = [...event.shown, { op: 'take', item, count }, ...event.done];
    return [{ op: 'when', guard: { has: { item, count } }, yes, no: [] }];
  },
};
