import type { EventKind } from '#domain/events/EventKind.ts';
import { climb } from '#domain/events/sharedOperations.ts';
import { ask, facing, PLACE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '上り階段', en: 'Stairs up' },
  slots: [...PLACE, facing, ask],
  mark: 'up',
  counterpart: 102,
  leadsTo: 'floorAbove',
};

export const sentence: EventKind['sentence'] = {
  ja: '上の階へ移動します。行き先には、戻ってくる下り階段が作られます。',
  en: 'Takes the party to the floor above. Stairs back are placed there.',
};

export const look: EventKind['look'] = { sprite: 'stairsUp' };

export const rule: EventKind['rule'] = { operations: (event) => climb(event, 'stairsUp') };
