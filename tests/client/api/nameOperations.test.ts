import { type Operation, type OperationResultEnvelope, TRPCClientError } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';
import { describe, expect, test } from 'vitest';
import { nameOperations } from '#client/api/nameOperations.ts';
import { Keys } from '#client/sync/Keys.ts';

const WHILE = 120_000;

/** A page's link over a server that answers as requested and records the idempotency keys. */
function page() {
  let time = 0;
  const link = nameOperations(new Keys(WHILE, () => time))({ runtime: {} } as never);
  /** @param outcome the HTTP status of a refusal; 'lost' if no answer arrives; 'done' for success */
  async function call(path: string, input: unknown, outcome: number | 'lost' | 'done' = 'done'): Promise<unknown> {
    let key: unknown;
    const next = (op: Operation) =>
      observable<OperationResultEnvelope<unknown, never>, never>((observer) => {
        key = op.context.operationKey;
        if (outcome === 'done') {
          observer.next({ result: { type: 'data', data: 1 } });
          observer.complete();
        } else if (outcome === 'lost') observer.error(new TRPCClientError('network') as never);
        else {
          const body = { code: outcome, title: 'No', message: 'No', request_id: 'x' };
          observer.error(new TRPCClientError('No', { result: { error: { data: body } } as never }) as never);
        }
      });
    const op = { id: 1, type: 'mutation', path, input, context: {}, signal: null } as Operation;
    await observableToPromise(link({ op, next: next as never })).catch(() => {});
    return key;
  }
  return {
    call,
    passes(milliseconds: number) {
      time += milliseconds;
    },
  };
}

const A = { scenario_id: 'a' };
const B = { scenario_id: 'b' };

describe('The key of a write', () => {
  test('is another for each, and the same where no answer came', async () => {
    const { call } = page();
    const first = await call('backups.save', A);
    const second = await call('backups.save', A, 'lost');
    expect(second).not.toBe(first);
    expect(await call('backups.save', A, 'lost')).toBe(second);
    expect(await call('backups.save', A)).toBe(second);
    expect(await call('backups.save', A)).not.toBe(second);
  });

  test.each([500, 502, 503, 504])('is the same after a %i, which says not what was done', async (status) => {
    const { call } = page();
    const key = await call('backups.save', A, status);
    expect(await call('backups.save', A)).toBe(key);
  });

  test.each([400, 409, 422, 499])('is another after a %i: nothing was done', async (status) => {
    const { call } = page();
    const key = await call('backups.save', A, status);
    expect(await call('backups.save', A)).not.toBe(key);
  });

  test('belongs to the input and the procedure', async () => {
    const { call } = page();
    const key = await call('scenarios.create', { title_ja: '一' }, 'lost');
    expect(await call('scenarios.create', { title_ja: '二' }, 'lost')).not.toBe(key);
    expect(await call('scenarios.create', { title_ja: '一' }, 'lost')).toBe(key);
  });

  test('is kept while the page saves by itself, or something is done to another scenario', async () => {
    const { call } = page();
    const release = await call('publishing.release', A, 'lost');
    const create = await call('scenarios.create', { title_ja: '一' }, 'lost');
    await call('floors.saveGrid', A);
    await call('floors.updateSettings', A);
    await call('records.item.save', A);
    await call('accountDocuments.save', { name: 'stamps' });
    await call('saves.write', { slot: 1 });
    await call('backups.save', B);
    await call('bannedWords.checkScenario', A);
    await call('publishing.checkRelease', A);
    await call('records.item.renumber', { ...A, dry_run: true });
    expect(await call('publishing.release', A, 'lost')).toBe(release);
    expect(await call('scenarios.create', { title_ja: '一' }, 'lost')).toBe(create);
  });

  test('is forgotten when another call of the scenario succeeds: a release after a stop is another', async () => {
    const { call } = page();
    const key = await call('publishing.release', A, 'lost');
    await call('publishing.changeStatus', { ...A, status: 'publish_stop' });
    expect(await call('publishing.release', A)).not.toBe(key);
  });

  test('of a new scenario is forgotten when the list of them changes', async () => {
    const { call } = page();
    const key = await call('scenarios.create', { title_ja: '一' }, 'lost');
    await call('scenarios.delete', A);
    expect(await call('scenarios.create', { title_ja: '一' })).not.toBe(key);
  });

  test('is forgotten after a while', async () => {
    const { call, passes } = page();
    const key = await call('backups.save', A, 'lost');
    passes(WHILE - 1);
    expect(await call('backups.save', A, 'lost')).toBe(key);
    passes(WHILE);
    expect(await call('backups.save', A)).not.toBe(key);
  });

  test('is forgotten where the clock was set back, as nobody knows for how long', async () => {
    const { call, passes } = page();
    const key = await call('backups.save', A, 'lost');
    passes(-WHILE);
    expect(await call('backups.save', A)).not.toBe(key);
  });

  test('of a form belongs to its fields and its file, and is forgotten with its scenario', () => {
    const calls = new Keys(WHILE);
    const form = (size: number) => ({ path: 'scenarios/a/items-detail/import', input: { file: { name: 'x', size } } });
    const key = calls.keyOf(form(1));
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    calls.failed(form(1), key, undefined);
    expect(calls.keyOf(form(2))).not.toBe(key);
    calls.done({ path: 'backups.save', input: B });
    expect(calls.keyOf(form(1))).toBe(key);
    calls.done({ path: 'backups.save', input: A });
    expect(calls.keyOf(form(1))).not.toBe(key);
  });

  test('is not given to what is about the account', async () => {
    const { call } = page();
    expect(await call('accounts.update', { name: 'A' })).toBeUndefined();
  });
});
