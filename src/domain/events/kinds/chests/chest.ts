import type { EventKind } from '#domain/events/EventKind.ts';
import { openChest } from '#domain/events/sharedOperations.ts';
import { chest, trap } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '宝箱', en: 'Treasure chest' },
  slots: [chest, trap],
  mark: 'none',
  isOnce: true,
};

export const sentence: EventKind['sentence'] = {
  ja: '宝箱が置かれていて、開けると中身が手に入ります。',
  en: 'A chest that the party can open.',
};

export const look: EventKind['look'] = { sprite: 'chest' };

/** A chest that the party leaves shut stays there. */
export const rule: EventKind['rule'] = { operations: openChest };
