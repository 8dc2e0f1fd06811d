import type { EventKind } from '#domain/events/EventKind.ts';
import { fight, namedBattle, turnOn } from '#domain/events/sharedOperations.ts';
import { count, flagIfWon, message, monster } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '逃げられない戦闘', en: 'Battle without escape' },
  slots: [monster, count, message, flagIfWon],
  mark: 'cross',
};

export const sentence: EventKind['sentence'] = {
  ja: '逃げられない戦闘になり、勝つとフラグをONにできます。',
  en: 'Starts a battle without escape, and can turn a flag ON when it is won.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => fight(event, namedBattle(event, { canFlee: false }), turnOn(event.one('flag'))),
};
