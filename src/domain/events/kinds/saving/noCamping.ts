import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'キャンプ禁止', en: 'No camping' },
  slots: [],
  mark: 'cross',
};

export const sentence: EventKind['sentence'] = {
  ja: 'このマスではキャンプできません。',
  en: 'Nobody can camp in this cell.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => [{ op: 'forbidCamp' }, ...event.done] };
