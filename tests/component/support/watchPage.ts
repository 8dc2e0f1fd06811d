// Before and after each test of the site.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

const faults: unknown[] = [];
/** No fault: an observer that waits for the next frame loses nothing. */
const HARMLESS = /ResizeObserver loop/;
// The default buffer of 250 entries is full before the first screen has loaded all its modules.
performance.setResourceTimingBufferSize(20_000);
beforeEach(async () => {
  performance.clearResourceTimings();
  vi.spyOn(console, 'error').mockImplementation((...message) => void faults.push(message.join(' ')));
  await page.viewport(1280, 720);
});
// A test fails on messages of its page, refused calls and calls to other hosts; uncaught errors fail it by themselves. The stories watch the
// content security policy (tests/e2e/support/Faults.ts), in all screens (tests/e2e/screens.test.ts): here the page is not the server's.
afterEach(() => {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bad = answers.filter(({ responseStatus, name }) => responseStatus >= 400 || !name.startsWith(location.origin));
  const found = [...faults.splice(0), ...bad.map(({ responseStatus, name }) => `${responseStatus} ${name}`)];
  expect(found.filter((fault) => !HARMLESS.test(String(fault)))).toEqual([]);
});
