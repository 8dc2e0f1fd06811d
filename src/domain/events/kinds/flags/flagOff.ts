import type { EventKind } from '#domain/events/EventKind.ts';
import { changeFlag } from '#domain/events/sharedOperations.ts';
import { flag } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'フラグをOFFにする', en: 'Turn flag off' },
  slots: [flag],
  mark: 'minus',
};

export const sentence: EventKind['sentence'] = {
  ja: 'イベントフラグをOFFにします。',
  en: 'Turns an event flag OFF.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => changeFlag(event, 'clear') };
