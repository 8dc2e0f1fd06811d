import type { EventKind } from '#domain/events/EventKind.ts';
import { turn } from '#domain/events/sharedOperations.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '左90度の回転床', en: 'Turntable, quarter left' },
  slots: [],
  mark: 'left',
  mirrored: 603,
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティを左へ90度回します。',
  en: 'Turns the party left by 90 degrees.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => turn(event, 'left') };
