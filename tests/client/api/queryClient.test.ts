import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#client/api/queryClient.ts';

afterEach(() => queryClient.clear());

/** A query whose answers the test sends by hand. */
function asked(key: string) {
  const waiting: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: [[key]],
    queryFn: () => new Promise<string>((resolve) => waiting.push(resolve)),
  });
  const leave = observer.subscribe(() => {});
  return { waiting, leave, answer: () => observer.getCurrentResult().data };
}

test('what is changed while the first answer is awaited is asked for anew, and the older answer is not taken', async () => {
  const { waiting, leave, answer } = asked('readiness');
  const done = queryClient.invalidateQueries({ queryKey: [['readiness']] });
  expect(waiting).toHaveLength(2);
  waiting[0]?.('before');
  waiting[1]?.('after');
  await done;
  expect(answer()).toBe('after');
  leave();
});

test('so is what has been answered, while it is asked for again', async () => {
  const { waiting, leave, answer } = asked('status');
  waiting[0]?.('first');
  await expect.poll(answer).toBe('first');
  void queryClient.invalidateQueries({ queryKey: [['status']] });
  const done = queryClient.invalidateQueries({ queryKey: [['status']] });
  expect(waiting).toHaveLength(3);
  waiting[2]?.('after');
  waiting[1]?.('before');
  await done;
  expect(answer()).toBe('after');
  leave();
});
