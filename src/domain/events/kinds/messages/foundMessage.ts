import type { EventKind } from '#domain/events/EventKind.ts';
import { neededMessage } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '調べるとメッセージ', en: 'Message found by searching' },
  slots: [neededMessage],
  mark: 'lens',
};

export const sentence: EventKind['sentence'] = {
  ja: 'このマスを調べるとメッセージを表示します。',
  en: 'Shows a message when the party searches the cell.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { moment: 'search', operations: (event) => [...event.shown, ...event.done] };
