import type { EventKind } from '#domain/events/EventKind.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '警報の罠', en: 'Alarm trap' },
  slots: [],
  mark: 'bang',
};

export const sentence: EventKind['sentence'] = {
  ja: '警報が鳴り、この階の遭遇表のモンスターと戦闘になります。',
  en: 'Starts a battle with monsters from the encounter tables of this floor.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  operations: (event) => [
    {
      op: 'battle',
      battle: { foes: { slot: 0 }, canFlee: true, surprise: 'rolled', isFriendly: false },
      won: event.done,
    },
  ],
};
