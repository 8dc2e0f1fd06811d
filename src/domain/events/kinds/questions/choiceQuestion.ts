import type { EventKind } from '#domain/events/EventKind.ts';
import { turnOn } from '#domain/events/sharedOperations.ts';
import { SLOT_KEYS } from '#domain/events/slotKinds.ts';
import { neededMessage, optionalFlag, slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '選択肢の質問', en: 'Question with choices' },
  slots: [
    neededMessage,
    ...SLOT_KEYS.slice(0, 4).map((place) => slot('message', `選択肢${place}`, `Choice ${place}`)),
    ...SLOT_KEYS.slice(0, 4).map((place) => optionalFlag(`選択肢${place}のフラグ`, `Flag for choice ${place}`)),
  ],
  mark: 'three',
};

export const sentence: EventKind['sentence'] = {
  ja: '最大四つの選択肢から選ばせ、選んだもののフラグをONにします。',
  en: 'Offers up to four choices, and turns the flag of the chosen one ON.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const [message = 0, ...labels] = event.all('message');
    const flags = event.all('flag');
    const choices = labels
      .map((label, at) => ({ label, chosen: turnOn(flags[at] ?? 0) }))
      .filter(({ label }) => label > 0);
    return choices.length === 0 ? event.shown : [{ op: 'choose', message, choices }, ...event.done];
  },
};
