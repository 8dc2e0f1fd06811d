import { POISONED } from '#domain/catalogs/states.ts';
import type { EventKind } from '#domain/events/EventKind.ts';
import { fallInto } from '#domain/events/sharedOperations.ts';
import { DICE, percent } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '毒針の落とし穴', en: 'Pit with poisoned spikes' },
  slots: [...DICE, percent],
  mark: 'bang',
};

export const sentence: EventKind['sentence'] = {
  ja: '全員にダメージを与え、確率で毒にします。',
  en: 'Hurts everybody and may poison each member.',
};

export const look: EventKind['look'] = { ground: 'spikes' };

export const rule: EventKind['rule'] = {
  operations: (event) =>
    fallInto(event, [{ op: 'afflict', who: 'all', state: POISONED, percent: event.one('percent') }]),
};
