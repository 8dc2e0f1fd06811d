import type { EventKind } from '#domain/events/EventKind.ts';
import { facing, PLACE, slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '指定の場所へ転移', en: 'Teleport to a place' },
  slots: [...PLACE, facing, slot('yesNo', '見える', 'Visible')],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '決まったマスへ瞬間移動させます。',
  en: 'Teleports the party to a fixed cell on any floor.',
};

export const look: EventKind['look'] = { ground: 'circle', where: 'yesNo' };

export const rule: EventKind['rule'] = {
  operations: ({ place, facing, done }) => [{ op: 'go', to: place, facing, way: 'teleport', done }],
};
