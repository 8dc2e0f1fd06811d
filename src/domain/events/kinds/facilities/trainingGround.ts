import type { EventKind } from '#domain/events/EventKind.ts';
import { visit } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '訓練場', en: 'Training ground' },
  slots: [],
  mark: 'four',
};

export const sentence: EventKind['sentence'] = {
  ja: '迷宮の中で訓練場を利用できます。',
  en: 'Lets the party visit a training ground.',
};

export const look: EventKind['look'] = { sprite: 'stall' };

export const rule: EventKind['rule'] = { operations: (event) => visit(event, 'training') };
