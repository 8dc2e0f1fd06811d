import type { EventKind } from '#domain/events/EventKind.ts';
import { unlock } from '#domain/events/sharedOperations.ts';
import { answer, neededMessage, side } from '#domain/events/slots.ts';

export const definition: EventKind['definition'] = {
  name: { ja: '謎かけの扉', en: 'Door opened by a riddle' },
  slots: [neededMessage, side, answer],
  mark: 'wave',
  standsOn: ['lockedDoor', 'door', 'hiddenDoor', 'gate'],
};

export const sentence: EventKind['sentence'] = {
  ja: '問いに正しい答えを入力すると、この辺の扉が開きます。',
  en: 'The door on this side opens when the player types the right answer.',
};

export const look: EventKind['look'] = 'unseen';

export const rule: EventKind['rule'] = {
  moment: 'edge',
  operations: (event) => {
    const [message = 0, right = 0] = event.all('message');
    return [{ op: 'answer', message, right, yes: unlock(event), no: [] }];
  },
};
