import type { EventKind } from '#domain/events/EventKind.ts';
import { climb } from '#domain/events/sharedOperations.ts';
import { ask, facing, PLACE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '下り階段', en: 'Stairs down' },
  slots: [...PLACE, facing, ask],
  mark: 'down',
  counterpart: 101,
  leadsTo: 'floorBelow',
};

export const sentence: EventKind['sentence'] = {
  ja: '下の階へ移動します。行き先には、戻ってくる上り階段が作られます。',
  en: 'Takes the party to the floor below. Stairs back are placed there.',
};

export const look: EventKind['look'] = { sprite: 'stairsDown' };

export const rule: EventKind['rule'] = { operations: (event) => climb(event, 'stairsDown') };
