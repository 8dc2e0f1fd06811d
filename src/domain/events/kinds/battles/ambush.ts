import type { EventKind } from '#domain/events/EventKind.ts';
import { fight, namedBattle } from '#domain/events/sharedOperations.ts';
import { count, monster } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '不意打ちの戦闘', en: 'Ambush' },
  slots: [monster, count],
  mark: 'bang',
};

export const sentence: EventKind['sentence'] = {
  ja: 'モンスターに先手を取られて戦闘になります。',
  en: 'Starts a battle in which the monsters strike first.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => fight(event, namedBattle(event, { surprise: 'monsters' })),
};
