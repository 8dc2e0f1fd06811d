import type { Operation, OperationResultEnvelope } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { AHEAD, shareAhead } from '#client/api/shareAhead.ts';

/** A page's link over a server that counts its requests; answers are held until `answers()`. */
function page() {
  let asked = 0;
  let time = 0;
  let waiting: (() => void)[] = [];
  const link = shareAhead(2000, () => time)({ runtime: {} } as never);
  const call = (path: string, options: Partial<Operation> = {}) => {
    const op = { id: 1, type: 'query', path, input: undefined, context: {}, signal: null, ...options } as Operation;
    const next = () =>
      observable<OperationResultEnvelope<unknown, never>, never>((observer) => {
        const answer = ++asked;
        waiting.push(() => {
          observer.next({ result: { type: 'data', data: answer } });
          observer.complete();
        });
      });
    const result = observableToPromise(link({ op, next: next as never }));
    return result.then((envelope) => (envelope.result as { data: unknown }).data);
  };
  return {
    call,
    ahead: (path: string, options: Partial<Operation> = {}) => call(path, { ...AHEAD, ...options }),
    async answers() {
      for (const answer of waiting) answer();
      waiting = [];
      // The answer is passed on through a promise.
      await Promise.resolve();
    },
    passes(milliseconds: number) {
      time += milliseconds;
    },
    get asked() {
      return asked;
    },
  };
}

test('who asks first what was asked ahead gets that answer, on its way or there; the next one asks the server', async () => {
  const { call, ahead, answers } = page();
  void ahead('accounts.me');
  const onItsWay = call('accounts.me');
  await answers();
  expect(await onItsWay).toBe(1);

  void ahead('accounts.me');
  await answers();
  expect(await call('accounts.me')).toBe(2);
  const third = call('accounts.me');
  await answers();
  expect(await third).toBe(3);
});

test('another input is another question', async () => {
  const { call, ahead, answers } = page();
  void ahead('floors.read', { input: { floor_number: '01' } });
  const other = call('floors.read', { input: { floor_number: '02' } });
  await answers();
  expect(await other).toBe(2);
});

test.each([
  ['two seconds later', (one: ReturnType<typeof page>) => one.passes(2000)],
  ['after a write', (one: ReturnType<typeof page>) => void one.call('floors.saveGrid', { type: 'mutation' })],
])('an answer that was asked for ahead is none any more %s', async (_, happens) => {
  const one = page();
  void one.ahead('floors.read');
  await one.answers();
  happens(one);
  const read = one.call('floors.read');
  await one.answers();
  expect(await read).toBe(one.asked);
  expect(one.asked).toBeGreaterThan(1);
});
