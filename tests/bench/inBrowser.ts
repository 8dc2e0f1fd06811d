import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { startServer } from './startServer.ts';

/** Measures with a Chromium and a server of the built pages, which both end with it. */
export async function inBrowser<Measured>(
  measure: (browser: Browser, url: string) => Promise<Measured>,
): Promise<Measured> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('there is no Chromium to measure with');
  const server = await startServer('src/server/start.ts');
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    try {
      return await measure(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
