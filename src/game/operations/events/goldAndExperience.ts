import type { EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

export const goldAndExperience: EventRules = {
  1201: { operations: (event) => [{ op: 'gain', gold: event.dice }, ...event.done] },
  1202: {
    operations: (event) => {
      const gold = event.one('amount');
      const turnedBack: Operations = [{ op: 'back', facing: 0 }];
      const yes: Operations = [
        { op: 'when', guard: { gold }, yes: [{ op: 'pay', gold }, ...event.done], no: turnedBack },
      ];
      return [{ op: 'ask', message: event.one('message'), yes, no: turnedBack }];
    },
  },
  1203: { operations: (event) => [{ op: 'learn', experience: event.one('amount') }, ...event.done] },
};
