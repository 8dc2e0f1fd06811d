import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const THROTTLE = 4;

interface MeasuredPageParts {
  /** A script next to this file that runs in the page before everything else and records its times. */
  readonly script?: string;
  /** The account that is logged in, and the server. */
  readonly login?: { readonly token: string; readonly url: string };
}

/** Opens a page with an author's usual size, in a context of its own. */
export async function measuredPage(browser: Browser, { script, login }: MeasuredPageParts = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (login) await context.addCookies([{ name: 'access_token', value: login.token, url: login.url }]);
  const page = await context.newPage();
  if (script) await page.addInitScript({ path: join(import.meta.dirname, script) });
  return page;
}

/**
 * Returns a function that throttles a page to a quarter of the processor only while something is done in it: a throttled page spins even
 * when idle, and would take the processor from the page that is measured next to it.
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
 * Returns a function that measures, for something done in a throttled page until it is drawn, how many milliseconds its main thread works:
 * whatever else the machine does meanwhile.
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
 * Opens the minimum of a page, at a URL of its own: `html` and a script next to this file.
 * @param data passed to the script as its `data-map`
 */
export async function openBare(page: Page, url: string, html: string, script: string, data = ''): Promise<void> {
  const code = await readFile(join(import.meta.dirname, script), 'utf8');
  const body = `<!doctype html><body style="margin:0">${html}<script data-map='${data}'>${code}</script>`;
  await page.route(`${url}/bare`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/bare`);
}
