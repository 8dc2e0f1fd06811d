import { afterAll, describe, expect, test } from 'vitest';
import { Threads, Workers } from '#server/Workers.ts';
import { patient } from '../support/patience.ts';
import type * as tasks from './workerTasks.ts';

const TASKS = new URL('./workerTasks.ts', import.meta.url);

describe('Workers', () => {
  const open: Workers[] = [];
  const workersOf = (options: ConstructorParameters<typeof Threads>[0]) => {
    const workers = new Workers(new Threads(options));
    open.push(workers);
    return workers;
  };
  afterAll(async () => {
    for (const one of open) await one.close();
  });
  const answer = (workers: Workers, options = {}) =>
    workers.run<typeof tasks, 'answer'>(TASKS, 'answer', 'here', options);
  const spin = (workers: Workers, options = {}) => workers.run<typeof tasks, 'spin'>(TASKS, 'spin', undefined, options);

  test('end work with its deadline, and do what waited for it', async () => {
    const workers = workersOf({ deadline: patient(1500) });
    const endless = Array.from({ length: 4 }, () => spin(workers));
    for (const one of endless) await expect(one).rejects.toMatchObject({ status: 503 });
    expect(await answer(workers)).toBe('here');
  });

  test('end work whose answer is out, and work that nobody waits for any more', async () => {
    const workers = workersOf({});
    const [answered, left] = [new AbortController(), new AbortController()];
    const late = spin(workers.sharedBy({ sharer: 'a', answered: answered.signal }));
    const unwanted = spin(workers.sharedBy({ sharer: 'b' }), { signal: left.signal });
    answered.abort();
    left.abort();
    await expect(late).rejects.toMatchObject({ status: 503 });
    await expect(unwanted).rejects.toMatchObject({ status: 499 });
    expect(await answer(workers)).toBe('here');
  });

  test('work for each sharer, whatever another has them do', async () => {
    const workers = workersOf({});
    const over = new AbortController();
    const endless = Array.from({ length: 20 }, () =>
      spin(workers.sharedBy({ sharer: 'busy', answered: over.signal })).catch(({ status }) => status),
    );
    for (const sharer of ['one', 'two', 'three']) expect(await answer(workers.sharedBy({ sharer }))).toBe('here');
    over.abort();
    expect(await Promise.all(endless)).toEqual(Array(20).fill(503));
  });

  test('take over what is handed over to them, and leave nothing of it here', async () => {
    const workers = workersOf({});
    const bytes = Uint8Array.from([1, 2, 3]);
    const run = workers.run<typeof tasks, 'lengthOf'>(TASKS, 'lengthOf', bytes, { transfer: [bytes.buffer] });
    expect(await run).toBe(3);
    expect(bytes).toHaveLength(0);
  });
});
