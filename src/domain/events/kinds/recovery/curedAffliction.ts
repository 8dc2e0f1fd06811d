import type { EventKind } from '#domain/events/EventKind.ts';
import { state } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '状態回復', en: 'Cure affliction' },
  slots: [state],
  mark: 'dot',
};

export const sentence: EventKind['sentence'] = {
  ja: '状態異常を治します。',
  en: 'Cures everybody of an affliction.',
};

export const look: EventKind['look'] = { sprite: 'fountain' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'cure', state: event.one('state') }, ...event.done],
};
