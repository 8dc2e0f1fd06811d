import type { EventKind } from '#domain/events/EventKind.ts';
import { item, message, slot } from '#domain/events/slots.ts';
import type { Operations } from '#game/state/Operation.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '通行に必要なアイテム', en: 'Item needed to pass' },
  slots: [item, message, slot('facing', '戻される向き', 'Facing back')],
  mark: 'bang',
};

export const sentence: EventKind['sentence'] = {
  ja: 'アイテムを持っていないパーティを押し戻します。',
  en: 'Pushes back a party without an item.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const has = { item: event.one('item'), count: 1 };
    const no: Operations = [...event.shown, { op: 'back', facing: event.facing }];
    return [{ op: 'when', guard: { has }, yes: event.done, no }];
  },
};
