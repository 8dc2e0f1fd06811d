import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWhenIdle, prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const fetchedBy = (fetch: typeof fetchWhenIdle): number => {
  let count = 0;
  fetch([async () => count++]);
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

test('what a screen shows a little later comes for a reader who saves data too', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(fetchedBy(fetchWhenIdle)).toBe(1);
});
