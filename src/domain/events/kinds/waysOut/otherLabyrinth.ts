import type { EventKind } from '#domain/events/EventKind.ts';
import { labyrinth } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'ほかの迷宮へ移る', en: 'Go to another labyrinth' },
  slots: [labyrinth],
  mark: 'ring',
};

export const sentence: EventKind['sentence'] = {
  ja: '確認してから、入れる迷宮ならその入口へ移ります。',
  en: 'Takes the party to the entrance of another open labyrinth, after asking.',
};

export const look: EventKind['look'] = { sprite: 'wayOut' };

export const rule: EventKind['rule'] = {
  operations: (event) => {
    const labyrinth = event.one('labyrinth');
    return [{ op: 'ask', message: 0, yes: [{ op: 'enter', labyrinth, way: 'entrance', done: event.done }], no: [] }];
  },
};
