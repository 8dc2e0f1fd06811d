import type { Browser } from '@playwright/test';
import { amount } from './amount.ts';
import { inBrowser } from './inBrowser.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(5, 1);
/** A mid-range phone on a mobile network: processor four times slower, 1.6 Mbit/s down, 150 ms round trip. */
const PHONE = { throttle: 4, download: (1.6 * 2 ** 20) / 8, upload: (0.75 * 2 ** 20) / 8, latency: 150 };
/** The minimum of a page: the same words without any script or style. */
const BARE = '<!doctype html><html lang="ja"><title>迷宮</title><h1>壁を引く。扉を置く。</h1>';

/** Runs in the page: returns when its largest element was painted. */
const LARGEST_PAINT = `new Promise((resolve) => {
  const told = (list) => resolve(list.getEntries().at(-1)?.startTime ?? 0);
  new PerformanceObserver(told).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Measures the time from the URL to the largest paint of the first screen on a throttled phone, relative to a page of one heading. */
export const firstScreen = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.ours.push(await largestPaint(browser, url));
      times.bare.push(await largestPaint(browser, url, BARE));
    }
    const [ours, bare] = [median(times.ours), median(times.bare)];
    return [
      {
        name: `first screen on a throttled phone (bare page: ${bare.toFixed(0)} ms)`,
        ours: `${ours.toFixed(0)} ms`,
        limit: '2500 ms',
        ratio: ours / 2500,
        goal: { atMost: 1 },
      },
    ];
  });

/** Returns the milliseconds until the largest element on the screen has been painted, without any cache of earlier visits. */
async function largestPaint(browser: Browser, url: string, html?: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.throttle });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.download,
    uploadThroughput: PHONE.upload,
  });
  if (html !== undefined) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const time = (await page.evaluate(LARGEST_PAINT)) as number;
  await context.close();
  return time;
}
