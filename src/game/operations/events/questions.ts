import type { EventRules } from '#game/operations/EventNumbers.ts';
import type { Operations } from '#game/operations/Operation.ts';

const turnOn = (flag: number): Operations => (flag > 0 ? [{ op: 'set', flag }] : []);

export const questions: EventRules = {
  1001: {
    operations: (event) => {
      const [yes = 0, no = 0] = event.all('flag');
      return [{ op: 'ask', message: event.one('message'), yes: turnOn(yes), no: turnOn(no) }, ...event.done];
    },
  },
  1002: {
    operations: (event) => {
      const [message = 0, right = 0] = event.all('message');
      return [{ op: 'answer', message, right, yes: [...turnOn(event.one('flag')), ...event.done], no: [] }];
    },
  },
  1003: {
    operations: (event) => {
      const [message = 0, ...labels] = event.all('message');
      const flags = event.all('flag');
      const choices = labels
        .map((label, at) => ({ label, chosen: turnOn(flags[at] ?? 0) }))
        .filter(({ label }) => label > 0);
      return choices.length === 0 ? event.shown : [{ op: 'choose', message, choices }, ...event.done];
    },
  },
};
