import type { EventKind } from '#domain/events/EventKind.ts';
import { visit } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '商店', en: 'Shop' },
  slots: [],
  mark: 'dot',
};

export const sentence: EventKind['sentence'] = {
  ja: '迷宮の中で買い物ができます。',
  en: 'Lets the party buy and sell.',
};

export const look: EventKind['look'] = { sprite: 'stall' };

export const rule: EventKind['rule'] = { operations: (event) => visit(event, 'shop') };
