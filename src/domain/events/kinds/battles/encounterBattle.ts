import type { EventKind } from '#domain/events/EventKind.ts';
import { fight, namedBattle } from '#domain/events/sharedOperations.ts';
import { slot } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '遭遇表の敵との戦闘', en: 'Battle from an encounter table' },
  slots: [slot('appearance', '出現枠', 'Encounter slot')],
  mark: 'square',
};

export const sentence: EventKind['sentence'] = {
  ja: 'この階の遭遇枠から選ばれたモンスターと戦闘になります。',
  en: 'Starts a battle with monsters of an encounter table of this floor.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => fight(event, namedBattle(event, { foes: { slot: event.one('appearance') } })),
};
