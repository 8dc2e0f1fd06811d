import type { EventKind } from '#domain/events/EventKind.ts';
import { turn } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'ランダムな回転床', en: 'Random turntable' },
  slots: [],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティの向きをランダムに変えます。',
  en: 'Turns the party in a random direction.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => turn(event, 'any') };
