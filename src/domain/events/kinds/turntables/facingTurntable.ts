import type { EventKind } from '#domain/events/EventKind.ts';
import { turn } from '#domain/events/sharedOperations.ts';
import { neededFacing } from '#domain/events/slots.ts';
import type { Facing } from '#game/state/Standing.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '指定の向きへの回転床', en: 'Turntable to a facing' },
  slots: [neededFacing],
  mark: 'dot',
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティを決まった向きに向けます。',
  en: 'Turns the party in a fixed direction.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => turn(event, event.facing as Facing) };
