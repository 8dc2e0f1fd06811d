import type { EventKind } from '#domain/events/EventKind.ts';
import { changeFlag } from '#domain/events/sharedOperations.ts';
import { flag } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'フラグをONにする', en: 'Turn flag on' },
  slots: [flag],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: 'イベントフラグをONにします。',
  en: 'Turns an event flag ON.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => changeFlag(event, 'set') };
