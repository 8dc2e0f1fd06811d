import type { EventKind } from '#domain/events/EventKind.ts';
import { changeFlag } from '#domain/events/sharedOperations.ts';
import { flag } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'フラグを切り替える', en: 'Toggle flag' },
  slots: [flag],
  mark: 'turn',
};

export const sentence: EventKind['sentence'] = {
  ja: 'イベントフラグのONとOFFを切り替えます。',
  en: 'Turns an event flag ON when it is OFF, and OFF when it is ON.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => changeFlag(event, 'flip') };
