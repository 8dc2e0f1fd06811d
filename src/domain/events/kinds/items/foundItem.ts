import type { EventKind } from '#domain/events/EventKind.ts';
import { receive } from '#domain/events/sharedOperations.ts';
import { count, message, needed } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '調べるとアイテム', en: 'Item found by searching' },
  slots: [{ ...needed('item', 'アイテム', 'Item'), isGiven: true }, count, message],
  mark: 'lens',
  isOnce: true,
};

export const sentence: EventKind['sentence'] = {
  ja: 'このマスを調べるとアイテムを渡します。',
  en: 'Gives the party an item when it searches the cell.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  moment: 'search',
  operations: (event) => [{ op: 'when', guard: { unsold: event.one('item') }, yes: receive(event), no: [] }],
};
