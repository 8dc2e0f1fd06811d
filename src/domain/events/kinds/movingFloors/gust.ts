import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '突風', en: 'Gust of wind' },
  slots: [],
  mark: 'wave',
};

export const sentence: EventKind['sentence'] = {
  ja: 'ランダムな向きへ1マス吹き飛ばします。',
  en: 'Blows the party one cell in a random direction.',
};

export const look: EventKind['look'] = 'unseen';

/** Movement comes last: the event of the target cell happens then. */
export const rule: EventKind['rule'] = {
  operations: (event) => [...event.done, { op: 'push', facing: 'any', cells: 1 }],
};
