import type { EventKind } from '#domain/events/EventKind.ts';
import { percent } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '蘇生', en: 'Raise the dead' },
  slots: [percent],
  mark: 'up',
};

export const sentence: EventKind['sentence'] = {
  ja: '死者を、確率で生き返らせます。',
  en: 'May raise each dead member.',
};

export const look: EventKind['look'] = { sprite: 'fountain' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'raise', percent: event.one('percent') }, ...event.done],
};
