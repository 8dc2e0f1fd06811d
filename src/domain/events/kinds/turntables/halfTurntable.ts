import type { EventKind } from '#domain/events/EventKind.ts';
import { turn } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '180度の回転床', en: 'Turntable, half turn' },
  slots: [],
  mark: 'turn',
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティを後ろへ向かせます。',
  en: 'Turns the party around.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => turn(event, 'around') };
