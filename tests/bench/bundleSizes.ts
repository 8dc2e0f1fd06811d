import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { inBrowser } from './inBrowser.ts';
import { signUp } from './signUp.ts';
import type { Figure } from './table.ts';

const GOALS = { firstScreen: 170, editor: 170 };

/** Measures kilobytes, gzip, of the scripts and styles that a browser really loads: for the first screen, and in addition for the map. */
export const bundleSizes = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, scenarioId } = await signUp(url);
    const guest = await loaded(browser, url, '/');
    const home = await loaded(browser, url, `/scenarios/${scenarioId}`, token);
    const map = await loaded(browser, url, `/scenarios/${scenarioId}/floor-maps/01`, token);
    const added = new Map([...map].filter(([file]) => !home.has(file)));
    return [
      figure('first screen, gzip', total(guest), GOALS.firstScreen),
      figure('the map adds to it, gzip', total(added), GOALS.editor),
    ];
  });

/** Returns the scripts and styles that the page at `path` loads, by file, with their size in bytes after gzip. */
async function loaded(browser: Browser, url: string, path: string, token?: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  if (token) await context.addCookies([{ name: 'access_token', value: token, url }]);
  const page: Page = await context.newPage();
  // Files that are fetched in advance in an idle moment do not belong to a screen.
  await page.addInitScript('window.requestIdleCallback = () => 0');
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname))
      files.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all([...files].map(async ([file, size]) => [file, await size] as const));
  await context.close();
  return new Map(sizes);
}

const total = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0) / 1000;

function figure(name: string, size: number, goal: number): Figure {
  // On a slow machine a page may become idle before it has requested anything.
  if (size === 0) throw new Error(`${name}: nothing was loaded`);
  return { name, ours: `${size.toFixed(1)} kB`, limit: `${goal} kB`, ratio: size / goal, goal: { atMost: 1 } };
}
