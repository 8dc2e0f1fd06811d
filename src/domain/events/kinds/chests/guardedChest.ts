import type { EventKind } from '#domain/events/EventKind.ts';
import { namedBattle, openChest } from '#domain/events/sharedOperations.ts';
import { chest, count, monster, trap } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '守られた宝箱', en: 'Guarded chest' },
  slots: [chest, trap, monster, count],
  mark: 'bang',
  isOnce: true,
};

export const sentence: EventKind['sentence'] = {
  ja: '敵を倒すと宝箱を開けられます。',
  en: 'A chest that can be opened once its guards are beaten.',
};

export const look: EventKind['look'] = { sprite: 'chest' };

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'battle', battle: namedBattle(event), won: openChest(event) }],
};
