import { expect, test } from 'vitest';
import { exchange } from '#client/sync/exchange.ts';

/** A write that notes what happens in which order. */
function writing(sending: (note: (what: string) => void) => unknown) {
  const order: string[] = [];
  const note = (what: string) => void order.push(what);
  const done = exchange<never>({
    sending: () => sending(note),
    send: async () => {
      note('sent');
      return { kind: 'saved', revision: 2 };
    },
    stored: (revision) => note(`stored ${revision}`),
    refused: () => note('refused'),
    received: () => undefined,
  });
  return { order, done };
}

test('nothing is sent before it is remembered', async () => {
  const { order, done } = writing(async (note) => {
    await Promise.resolve();
    note('remembered');
  });
  expect(await done).toEqual({ kind: 'settled' });
  expect(order).toEqual(['remembered', 'sent', 'stored 2']);
});

test('a page that is being left sends at once', async () => {
  const { order, done } = writing((note) => note('remembered'));
  expect(order).toEqual(['remembered', 'sent']);
  await done;
});
