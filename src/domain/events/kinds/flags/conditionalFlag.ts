import type { EventKind } from '#domain/events/EventKind.ts';
import { changeFlag } from '#domain/events/sharedOperations.ts';
import { flag, needed, slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '条件でフラグをONにする', en: 'Turn flag on by condition' },
  slots: [
    slot('condition', '条件', 'Condition'),
    // Its meaning depends on the condition (`eventSlotTypes`).
    needed('level', '条件の値N', 'Condition value N'),
    flag,
  ],
  mark: 'ring',
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティが条件を満たすと、フラグをONにします。',
  en: 'Turns a flag ON when the party meets a condition.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const met = { condition: event.one('condition'), n: event.one('level') };
    return [{ op: 'when', guard: { met }, yes: changeFlag(event, 'set'), no: [] }];
  },
};
