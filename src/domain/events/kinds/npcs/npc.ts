import type { EventKind } from '#domain/events/EventKind.ts';
import { meet } from '#domain/events/sharedOperations.ts';
import { npc } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: 'NPCに出会う', en: 'Meet NPC' },
  slots: [npc],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: 'NPCに出会い、話や取引ができます。',
  en: 'The party meets an NPC to talk to and trade with.',
};

export const look: EventKind['look'] = { sprite: 'wanderer' };

export const rule: EventKind['rule'] = { operations: meet };
