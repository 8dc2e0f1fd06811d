import type { EventKind } from '#domain/events/EventKind.ts';
import { turnOn } from '#domain/events/sharedOperations.ts';
import { answer, flagIfWon, neededMessage } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '謎かけ', en: 'Riddle' },
  slots: [neededMessage, answer, flagIfWon],
  mark: 'ring',
};

export const sentence: EventKind['sentence'] = {
  ja: '答えを入力させ、正解ならフラグをONにします。',
  en: 'Asks for a typed answer, and turns a flag ON when it is right.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const [message = 0, right = 0] = event.all('message');
    return [{ op: 'answer', message, right, yes: [...turnOn(event.one('flag')), ...event.done], no: [] }];
  },
};
