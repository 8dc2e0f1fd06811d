import type { Browser, Page } from '@playwright/test';
import { amount } from './amount.ts';
import { inBrowser } from './inBrowser.ts';
import { measuredPage, openBare } from './measuredPage.ts';
import { signUp } from './signUp.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(8, 1);
/** The maximum number of scenarios of an account. */
const SCENARIOS = amount(100, 3);
/** Milliseconds within which every key must be answered (docs/product.md, "Constants"). */
const GOAL = 100;
/** Finds scenarios first, then nothing, then more again with each key that is deleted. */
const KEYS = [...'maze 9x', ...Array.from({ length: 7 }, () => 'Backspace')];

/** Measures every key in the command palette over a hundred scenarios and 99 floors, relative to a bare page that filters as many words. */
export const paletteKeys = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const palette = await openPalette(browser, url);
    const bare = await openBareList(browser, url);
    const times = { ours: KEYS.map(() => [] as number[]), bare: KEYS.map(() => [] as number[]) };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [page, kept] of [
        [palette, times.ours],
        [bare, times.bare],
      ] as const) {
        await page.bringToFront();
        for (const [at, key] of KEYS.entries()) {
          const time = await press(page, key);
          // The first round only warms everything up.
          if (round > 0) kept[at]?.push(time);
        }
      }
    }
    const [ours, least] = [slowest(times.ours), slowest(times.bare)];
    return [
      {
        name: `slowest key in the palette (bare list: ${least.toFixed(1)} ms)`,
        ours: `${ours.toFixed(1)} ms`,
        limit: `${GOAL} ms`,
        ratio: ours / GOAL,
        goal: { atMost: 1 },
      },
    ];
  });

async function openPalette(browser: Browser, url: string): Promise<Page> {
  const { token, headers, scenarioId } = await signUp(url);
  for (let number = 2; number <= SCENARIOS; number++) {
    const made = await fetch(`${url}/api/frontend/scenarios`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ title_ja: `迷宮 ${number}`, title_en: `The Maze ${number}` }),
    });
    if (!made.ok) throw new Error(`scenarios: ${made.status}`);
  }
  const page = await measuredPage(browser, { script: 'keyTimes.js', login: { token, url } });
  await page.goto(`${url}/scenarios/${scenarioId}/floor-maps/01`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('option').nth(30).waitFor();
  return page;
}

async function openBareList(browser: Browser, url: string): Promise<Page> {
  const page = await measuredPage(browser, { script: 'keyTimes.js' });
  await openBare(page, url, '<input autofocus><ul></ul>', 'bareList.js');
  await page.locator('input').focus();
  return page;
}

/** Returns the milliseconds from one key to the first moment after the frame that answers it. */
async function press(page: Page, key: string): Promise<number> {
  await page.evaluate('keyTime = Promise.withResolvers(); undefined');
  await page.keyboard.press(key);
  return (await page.evaluate('keyTime.promise')) as number;
}

/** Returns, for keys with their times, the median of the slowest one. */
const slowest = (keys: readonly (readonly number[])[]): number => Math.max(...keys.map(median));
