import type { EventKind } from '#domain/events/EventKind.ts';
import { fallInto } from '#domain/events/sharedOperations.ts';
import { DICE } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '隠された落とし穴', en: 'Concealed pit' },
  slots: [...DICE],
  mark: 'lens',
};

export const sentence: EventKind['sentence'] = {
  ja: '入るまで見えない落とし穴です。全員にダメージを与えます。',
  en: 'A pit that cannot be seen beforehand. Hurts everybody.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => fallInto(event) };
