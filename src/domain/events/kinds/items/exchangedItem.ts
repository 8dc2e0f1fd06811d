import type { EventKind } from '#domain/events/EventKind.ts';
import { message, needed } from '#domain/events/slots.ts';
import type { Operations } from '#game/state/Operation.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'アイテムを交換', en: 'Exchange items' },
  slots: [
    needed('item', '渡すアイテム', 'Item given'),
    { ...needed('item', '受け取るアイテム', 'Item received'), isGiven: true },
    message,
  ],
  mark: 'turn',
};

export const sentence: EventKind['sentence'] = {
  ja: '持っているアイテムを別のアイテムと取り替えます。',
  en: 'Exchanges an item of the party for another.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const [given = 0, got = 0] = event.all('item');
    const yes: Operations = [...event.shown, { op: 'trade', given, got }, ...event.done];
    return [{ op: 'when', guard: { has: { item: given, count: 1 } }, yes, no: [] }];
  },
};
