import type { EventKind } from '#domain/events/EventKind.ts';
import { receive } from '#domain/events/sharedOperations.ts';
import { count, message, needed } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'アイテムを受け取る', en: 'Receive item' },
  slots: [{ ...needed('item', 'アイテム', 'Item'), isGiven: true }, count, message],
  mark: 'none',
  isOnce: true,
};

export const sentence: EventKind['sentence'] = {
  ja: 'マスに入るとアイテムを渡します。',
  en: 'Gives the party an item when it enters the cell.',
};

export const look: EventKind['look'] = { sprite: 'bundle' };

export const rule: EventKind['rule'] = { operations: receive };
