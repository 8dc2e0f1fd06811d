import type { EventKind } from '#domain/events/EventKind.ts';
import { grantTitle } from '#domain/events/sharedOperations.ts';
import { needed } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '称号の授与', en: 'Grant title' },
  slots: [needed('title', '称号', 'Title')],
  mark: 'dot',
};

export const sentence: EventKind['sentence'] = {
  ja: 'パーティに称号を与えます。',
  en: 'Gives the party a title.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = { operations: (event) => [...grantTitle(event), ...event.done] };
