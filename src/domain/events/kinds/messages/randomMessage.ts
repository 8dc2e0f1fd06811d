import type { EventKind } from '#domain/events/EventKind.ts';
import { show } from '#domain/events/sharedOperations.ts';
import { SLOT_KEYS } from '#domain/events/slotKinds.ts';
import { slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'メッセージの一つを表示', en: 'Show one of several messages' },
  slots: SLOT_KEYS.map((place) => slot('message', `メッセージ${place}`, `Message ${place}`)),
  mark: 'three',
};

export const sentence: EventKind['sentence'] = {
  ja: '選んだメッセージのうち一つをランダムに表示します。',
  en: 'Shows one of several messages at random.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const of = event.all('message').filter((message) => message > 0);
    return of.length === 0 ? event.done : [{ op: 'draw', of: of.map(show) }, ...event.done];
  },
};
