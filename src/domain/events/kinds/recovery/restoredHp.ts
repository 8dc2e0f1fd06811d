import type { EventKind } from '#domain/events/EventKind.ts';
import { percent } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'HP回復', en: 'Restore HP' },
  slots: [percent],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '全員のHPを回復します。',
  en: 'Restores HP of everybody.',
};

export const look: EventKind['look'] = { sprite: 'fountain' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'heal', percent: event.one('percent') }, ...event.done],
};
