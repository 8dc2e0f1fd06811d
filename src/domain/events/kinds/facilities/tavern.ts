import type { EventKind } from '#domain/events/EventKind.ts';
import { visit } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '酒場', en: 'Tavern' },
  slots: [],
  mark: 'three',
};

export const sentence: EventKind['sentence'] = {
  ja: '迷宮の中で仲間を入れ替えられます。',
  en: 'Lets the party add and leave members.',
};

export const look: EventKind['look'] = { sprite: 'stall' };

export const rule: EventKind['rule'] = { operations: (event) => visit(event, 'tavern') };
