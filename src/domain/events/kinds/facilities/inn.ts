import type { EventKind } from '#domain/events/EventKind.ts';
import { visit } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '宿屋', en: 'Inn' },
  slots: [],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '迷宮の中で宿屋に泊まれます。',
  en: 'Lets the party stay at an inn.',
};

export const look: EventKind['look'] = { sprite: 'stall' };

export const rule: EventKind['rule'] = { operations: (event) => visit(event, 'inn') };
