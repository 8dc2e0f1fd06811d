import type { EventKind } from '#domain/events/EventKind.ts';
import { meet } from '#domain/events/sharedOperations.ts';
import { npc, percent } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'さまようNPC', en: 'Wandering NPC' },
  slots: [npc, percent],
  mark: 'wave',
};

export const sentence: EventKind['sentence'] = {
  ja: 'マスに入るたび、確率でNPCに出会います。',
  en: 'An NPC may appear each time the party enters the cell.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => [{ op: 'chance', percent: event.one('percent'), yes: meet(event) }],
};
