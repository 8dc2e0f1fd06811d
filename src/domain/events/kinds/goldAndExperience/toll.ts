import type { EventKind } from '#domain/events/EventKind.ts';
import { gold, message } from '#domain/events/slots.ts';
import type { Operations } from '#game/state/Operation.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '通行料', en: 'Toll' },
  slots: [gold, message],
  mark: 'minus',
};

export const sentence: EventKind['sentence'] = {
  ja: 'お金を払わないパーティを押し戻します。',
  en: 'Asks for gold and pushes back a party that does not pay.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const gold = event.one('amount');
    const turnedBack: Operations = [{ op: 'back', facing: 0 }];
    const yes: Operations = [
      { op: 'when', guard: { gold }, yes: [{ op: 'pay', gold }, ...event.done], no: turnedBack },
    ];
    return [{ op: 'ask', message: event.one('message'), yes, no: turnedBack }];
  },
};
