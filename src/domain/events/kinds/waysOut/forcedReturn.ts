import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '強制帰還', en: 'Forced return' },
  slots: [],
  mark: 'bang',
};

export const sentence: EventKind['sentence'] = {
  ja: '確認せずに街へ帰らせます。',
  en: 'Takes the party back to the city without asking.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => [...event.done, { op: 'leave' }] };
