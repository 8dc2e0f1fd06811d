import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '呪文回数の回復', en: 'Restore spell uses' },
  slots: [],
  mark: 'three',
};

export const sentence: EventKind['sentence'] = {
  ja: '呪文の使用回数を回復します。',
  en: 'Restores spell uses.',
};

export const look: EventKind['look'] = { sprite: 'fountain' };

export const rule: EventKind['rule'] = { operations: (event) => [{ op: 'restore' }, ...event.done] };
