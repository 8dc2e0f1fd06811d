import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { isOnce } from './amount.ts';
import { startServer } from './startServer.ts';

/** The browser that all parts share when each runs once; it ends with the bench. */
let shared: Promise<Browser> | undefined;

/** Measures with a Chromium and a server of the built pages; both end with the measurement. */
export async function inBrowser<Measured>(
  measure: (browser: Browser, url: string) => Promise<Measured>,
): Promise<Measured> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('there is no Chromium to measure with');
  const server = await startServer('src/server/start.ts');
  try {
    const launch = () => chromium.launch({ executablePath, args: chromiumFlags });
    if (isOnce) {
      shared ??= launch();
      const browser = await shared;
      const measured = await measure(browser, server.url);
      for (const context of browser.contexts()) await context.close();
      return measured;
    }
    const browser = await launch();
    try {
      return await measure(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
