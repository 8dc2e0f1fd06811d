import type { EventKind } from '#domain/events/EventKind.ts';
import { turnOn } from '#domain/events/sharedOperations.ts';
import { neededMessage, optionalFlag } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'はい・いいえの質問', en: 'Yes-or-no question' },
  slots: [
    neededMessage,
    optionalFlag('「はい」のフラグ', 'Flag for “Yes”'),
    optionalFlag('「いいえ」のフラグ', 'Flag for “No”'),
  ],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '「はい」か「いいえ」で答えさせ、答えに応じたフラグをONにします。',
  en: 'Asks a yes-or-no question and turns a flag ON depending on the answer.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const [yes = 0, no = 0] = event.all('flag');
    return [{ op: 'ask', message: event.one('message'), yes: turnOn(yes), no: turnOn(no) }, ...event.done];
  },
};
