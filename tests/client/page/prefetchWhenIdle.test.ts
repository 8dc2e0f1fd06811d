import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWhenIdle, prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';

let isWaiting = false;

beforeEach(() => {
  isWaiting = false;
  vi.stubGlobal('document', { querySelector: () => (isWaiting ? {} : null) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetchedBy = (fetch: typeof fetchWhenIdle): number => {
  let count = 0;
  fetch([async () => count++]);
  vi.advanceTimersByTime(1);
  return count;
};

test.each([
  ['of a browser that tells nothing', {}, 1],
  ['who does not save data', { connection: { saveData: false } }, 1],
  ['who saves data', { connection: { saveData: true } }, 0],
])('screens one step away are fetched beforehand for a reader %s: %#', (_, navigator, count) => {
  vi.stubGlobal('navigator', navigator);
  expect(fetchedBy(prefetchWhenIdle)).toBe(count);
});

test('nothing is fetched beforehand while a spinner turns, for two seconds', () => {
  isWaiting = true;
  let count = 0;
  fetchWhenIdle([async () => count++]);
  vi.advanceTimersByTime(1000);
  expect(count).toBe(0);
  isWaiting = false;
  vi.advanceTimersByTime(100);
  expect(count).toBe(1);

  isWaiting = true;
  fetchWhenIdle([async () => count++]);
  vi.advanceTimersByTime(2100);
  expect(count).toBe(2);
});

test('what is taken back is never fetched', () => {
  isWaiting = true;
  let count = 0;
  const takeBack = fetchWhenIdle([async () => count++]);
  vi.advanceTimersByTime(1000);
  takeBack();
  vi.advanceTimersByTime(5000);
  expect(count).toBe(0);
});

test('what a screen shows a little later comes for a reader who saves data too', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(fetchedBy(fetchWhenIdle)).toBe(1);
});
