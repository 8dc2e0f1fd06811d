import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '街へ戻る', en: 'Return to the city' },
  slots: [],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '確認してから、街へ帰ります。',
  en: 'Takes the party back to the city, after asking.',
};

export const look: EventKind['look'] = { sprite: 'wayOut' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'ask', message: 0, yes: [...event.done, { op: 'leave' }], no: [] }],
};
