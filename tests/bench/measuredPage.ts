import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const THROTTLE = 4;

interface MeasuredPageParts {
  /** Beside this file: runs in the page before all else, and notes its times. */
  readonly script?: string;
  /** Who is logged in, and where. */
  readonly login?: { readonly token: string; readonly url: string };
}

/** A page as large as an author's, in a context of its own. */
export async function measuredPage(browser: Browser, { script, login }: MeasuredPageParts = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (login) await context.addCookies([{ name: 'access_token', value: login.token, url: login.url }]);
  const page = await context.newPage();
  if (script) await page.addInitScript({ path: join(import.meta.dirname, script) });
  return page;
}

/**
 * Gives what lets a page have a quarter of the processor while something is done in it, and no longer: a throttled page spins also
 * while it has nothing to do, and would take the processor from the one that is measured beside it.
 */
export async function throttle(page: Page): Promise<<Done>(act: () => Promise<Done>) => Promise<Done>> {
  const session = await page.context().newCDPSession(page);
  return async (act) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const done = await act();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return done;
  };
}

/**
 * Gives what tells, of something done in a throttled page until it is drawn, for how many milliseconds its main thread
 * works: whatever else the machine does meanwhile.
 */
export async function throttledWork(page: Page): Promise<(act: () => Promise<unknown>) => Promise<number>> {
  const throttled = await throttle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return (act) =>
    throttled(async () => {
      await drawn(page);
      const before = await worked();
      await act();
      await drawn(page);
      return (await worked()) - before;
    });
}

const drawn = (page: Page) =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))');

/**
 * Opens the least that something can be, at an address of its own: `html` and a script beside this file.
 * @param data told to the script as its `data-map`
 */
export async function openBare(page: Page, url: string, html: string, script: string, data = ''): Promise<void> {
  const code = await readFile(join(import.meta.dirname, script), 'utf8');
  const body = `<!doctype html><body style="margin:0">${html}<script data-map='${data}'>${code}</script>`;
  await page.route(`${url}/bare`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/bare`);
}
