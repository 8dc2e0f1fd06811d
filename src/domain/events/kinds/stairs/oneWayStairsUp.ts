import type { EventKind } from '#domain/events/EventKind.ts';
import { climb } from '#domain/events/sharedOperations.ts';
import { ask, facing, PLACE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '上り階段（一方通行）', en: 'Stairs up, one way' },
  slots: [...PLACE, facing, ask],
  mark: 'upOnly',
  leadsTo: 'floorAbove',
};

export const sentence: EventKind['sentence'] = {
  ja: '上の階へ移動します。戻る階段は作られません。',
  en: 'Takes the party to the floor above. No stairs lead back.',
};

export const look: EventKind['look'] = { sprite: 'stairsUp' };

export const rule: EventKind['rule'] = { operations: (event) => climb(event, 'stairsUp') };
