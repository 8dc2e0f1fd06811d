import type { EventKind } from '#domain/events/EventKind.ts';
import { visit } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '寺院', en: 'Temple' },
  slots: [],
  mark: 'two',
};

export const sentence: EventKind['sentence'] = {
  ja: '迷宮の中で寺院の治療を受けられます。',
  en: 'Lets the party be cured at a temple.',
};

export const look: EventKind['look'] = { sprite: 'stall' };

export const rule: EventKind['rule'] = { operations: (event) => visit(event, 'temple') };
