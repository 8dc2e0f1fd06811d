import type { EventKind } from '#domain/events/EventKind.ts';
import { neededMessage, side } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '壁の掲示', en: 'Sign on a wall' },
  slots: [neededMessage, side],
  mark: 'square',
  standsOn: ['wall'],
};

export const sentence: EventKind['sentence'] = {
  ja: '壁に向かうとメッセージを表示します。',
  en: 'Shows a message when the party faces the wall.',
};

export const look: EventKind['look'] = { hanging: 'sign' };

export const rule: EventKind['rule'] = { hangs: true, operations: (event) => [...event.shown, ...event.done] };
