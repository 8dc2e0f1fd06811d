import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { beforeEach, expect, test } from 'vitest';
import { holdWhileLeaving } from '#client/api/holdWhileLeaving.ts';
import type { AppRouter } from '#server/router.ts';

/** Calls in flight, keyed by path, with functions that answer or refuse them. */
const calls = new Map<string, { answer: (data: unknown) => void; refuse: (code: number) => void }>();
let client: ReturnType<typeof createTRPCClient<AppRouter>>;

const network: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      calls.set(op.path, {
        answer(data) {
          calls.delete(op.path);
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        },
        refuse(code) {
          calls.delete(op.path);
          observer.error(TRPCClientError.from({ error: { code: -32600, message: '', data: { code } } } as never));
        },
      });
    });

/** Waits until everything that can run now has run. */
const rest = () => new Promise((resolve) => setImmediate(resolve));
const paths = () => [...calls.keys()];

beforeEach(() => {
  calls.clear();
  client = createTRPCClient<AppRouter>({ links: [holdWhileLeaving(), network] });
});

test('while one logs out nothing is asked, nor once one has', async () => {
  const out = client.accounts.logout.mutate();
  void client.scenarios.list.query({});
  await rest();
  expect(paths()).toEqual(['accounts.logout']);
  calls.get('accounts.logout')?.answer({});
  await out;
  void client.accounts.me.query();
  await rest();
  expect(paths()).toEqual([]);
});

test('a question under way that finds the session gone is told nothing of it', async () => {
  let told: unknown;
  client.scenarios.list.query({}).catch((error) => {
    told = error;
  });
  await rest();
  const out = client.accounts.logout.mutate();
  await rest();
  calls.get('scenarios.list')?.refuse(401);
  calls.get('accounts.logout')?.answer({});
  await out;
  await rest();
  expect(told).toBeUndefined();
});

test('where logging out fails, what was held goes on', async () => {
  const under = client.scenarios.list.query({});
  await rest();
  const out = client.accounts.logout.mutate().catch((error: Error) => error);
  const held = client.accounts.me.query();
  await rest();
  calls.get('scenarios.list')?.refuse(401);
  calls.get('accounts.logout')?.refuse(500);
  expect(await out).toBeInstanceOf(TRPCClientError);
  await rest();
  expect(paths().toSorted()).toEqual(['accounts.me', 'scenarios.list']);
  calls.get('scenarios.list')?.answer({ data: [] });
  calls.get('accounts.me')?.answer({ data: {} });
  expect(await under).toEqual({ data: [] });
  expect(await held).toEqual({ data: {} });
});

test('a session that ended without being asked to is told at once', async () => {
  const list = client.scenarios.list.query({}).catch((error: Error) => error);
  await rest();
  calls.get('scenarios.list')?.refuse(401);
  expect(await list).toBeInstanceOf(TRPCClientError);
});
