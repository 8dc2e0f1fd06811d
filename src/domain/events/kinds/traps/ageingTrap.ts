import type { EventKind } from '#domain/events/EventKind.ts';
import { needed } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '加齢の罠', en: 'Ageing trap' },
  slots: [needed('years', '年数', 'Years')],
  mark: 'plus',
};

export const sentence: EventKind['sentence'] = {
  ja: '全員の年齢を進めます。',
  en: 'Ages everybody.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'age', years: event.one('years') }, ...event.done],
};
