import { type EventRules, shown } from '#game/operations/EventNumbers.ts';

export const messages: EventRules = {
  901: { operations: (event) => [...event.shown, ...event.done] },
  902: { moment: 'search', operations: (event) => [...event.shown, ...event.done] },
  903: {
    operations: (event) => {
      const of = event.all('message').filter((message) => message > 0);
      return of.length === 0 ? event.done : [{ op: 'draw', of: of.map(shown) }, ...event.done];
    },
  },
  904: { hangs: true, operations: (event) => [...event.shown, ...event.done] },
};
