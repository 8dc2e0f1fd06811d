import type { EventKind } from '#domain/events/EventKind.ts';
import { climb } from '#domain/events/sharedOperations.ts';
import { ask, facing, PLACE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '下り階段（一方通行）', en: 'Stairs down, one way' },
  slots: [...PLACE, facing, ask],
  mark: 'downOnly',
  leadsTo: 'floorBelow',
};

export const sentence: EventKind['sentence'] = {
  ja: '下の階へ移動します。戻る階段は作られません。',
  en: 'Takes the party to the floor below. No stairs lead back.',
};

export const look: EventKind['look'] = { sprite: 'stairsDown' };

export const rule: EventKind['rule'] = { operations: (event) => climb(event, 'stairsDown') };
