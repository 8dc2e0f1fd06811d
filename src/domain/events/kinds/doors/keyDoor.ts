import type { EventKind } from '#domain/events/EventKind.ts';
import { unlock } from '#domain/events/sharedOperations.ts';
import { item, message, side, slot } from '#domain/events/slots.ts';
import type { Operations } from '#game/state/Operation.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '鍵の扉', en: 'Door opened by a key' },
  slots: [item, side, slot('yesNo', '使うと失う', 'Lost when used'), message],
  mark: 'none',
  standsOn: ['lockedDoor', 'door', 'hiddenDoor', 'gate'],
};

export const sentence: EventKind['sentence'] = {
  ja: 'アイテムを持っていると、この辺の扉が開きます。',
  en: 'The door on this side opens for a party with an item.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  moment: 'edge',
  operations: (event) => {
    const item = event.one('item');
    const used: Operations = event.one('yesNo') ? [{ op: 'take', item, count: 1 }] : [];
    const yes = [...event.shown, ...used, ...unlock(event)];
    return [{ op: 'when', guard: { has: { item, count: 1 } }, yes, no: [] }];
  },
};
