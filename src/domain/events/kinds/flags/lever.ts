import type { EventKind } from '#domain/events/EventKind.ts';
import { changeFlag } from '#domain/events/sharedOperations.ts';
import { flag, message, side } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'レバー', en: 'Lever' },
  slots: [flag, message, side],
  mark: 'up',
  standsOn: ['wall'],
};

export const sentence: EventKind['sentence'] = {
  ja: '壁のレバーを動かすか尋ね、動かすとフラグが切り替わります。',
  en: 'Asks whether to move a lever on the wall, which toggles a flag.',
};

export const look: EventKind['look'] = { hanging: 'lever' };

export const rule: EventKind['rule'] = {
  hangs: true,
  operations: (event) => [{ op: 'ask', message: event.one('message'), yes: changeFlag(event, 'flip'), no: [] }],
};
