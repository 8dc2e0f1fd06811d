import type { EventKind } from '#domain/events/EventKind.ts';
import { turn } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '右90度の回転床', en: 'Turntable, quarter right' },
  slots: [],
  mark: 'right',
  mirrored: 605,
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティを右へ90度回します。',
  en: 'Turns the party right by 90 degrees.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => turn(event, 'right') };
