import type { EventKind } from '#domain/events/EventKind.ts';
import { grantTitle } from '#domain/events/sharedOperations.ts';
import { message, slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'エンディング', en: 'Ending' },
  slots: [message, slot('title', '称号', 'Title')],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '迷宮を踏破します。メッセージと称号を付けられます。',
  en: 'Completes the labyrinth, optionally with a message and a title.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => [...event.shown, ...grantTitle(event), ...event.done, { op: 'end' }],
};
