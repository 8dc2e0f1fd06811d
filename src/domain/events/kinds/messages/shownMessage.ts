import type { EventKind } from '#domain/events/EventKind.ts';
import { neededMessage } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'メッセージを表示', en: 'Show message' },
  slots: [neededMessage],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: 'マスに入るとメッセージを表示します。',
  en: 'Shows a message when the party enters the cell.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => [...event.shown, ...event.done] };
