import type { EventKind } from '#domain/events/EventKind.ts';
import { fight, namedBattle } from '#domain/events/sharedOperations.ts';
import { count, message, monster } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '決まった敵との戦闘', en: 'Battle with one kind of monster' },
  slots: [monster, count, message],
  mark: 'none',
};

export const sentence: EventKind['sentence'] = {
  ja: '決まったモンスターと戦闘になります。',
  en: 'Starts a battle with a fixed kind of monster.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => fight(event, namedBattle(event)) };
