import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '滑る床', en: 'Slippery floor' },
  slots: [],
  mark: 'minus',
};

export const sentence: EventKind['sentence'] = {
  ja: '進んできた向きへ、壁に当たるまで滑らせます。',
  en: 'Slides the party onward until a wall stops it.',
};

export const look: EventKind['look'] = { ground: 'plate' };

/** Movement comes last: the event of the target cell happens then. */
export const rule: EventKind['rule'] = { operations: (event) => [...event.done, { op: 'slide' }] };
