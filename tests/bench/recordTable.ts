import type { Browser, Page } from '@playwright/test';
import { item } from '#domain/resources/item.ts';
import { amount } from './amount.ts';
import { inBrowser } from './inBrowser.ts';
import { measuredPage, openBare, throttledWork } from './measuredPage.ts';
import { signUp } from './signUp.ts';
import { type Figure, median } from './table.ts';

/** The figure is the slowest of ten medians, which exceeds the true value the more, the fewer rounds there are: with 8 by up to 5 ms. */
const ROUNDS = amount(24, 1);
/** Milliseconds: for every key with the processor throttled, and for painting the list without throttling. */
const KEY_GOAL = 16;
const PAINT_GOAL = 150;
/** Moves, selects, pages, types and undoes the typing, like authors do. */
const KEYS = ['ArrowDown', 'ArrowRight', 'Shift+ArrowDown', 'PageDown', 'PageUp', 'Home', 'a', 'b', 'Enter', 'ArrowUp'];

/** Measures every key in a table of 500 items, relative to a bare table of as many rows; and how soon its rows are painted. */
export const recordTable = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { page, list } = await openScenario(browser, url);
    const paints = { ours: await openings(page, list), bare: [] as number[] };
    await page.locator('[id$="-1-name_ja"]').click();
    const bare = await openBareTable(browser, url, paints.bare);
    const workOf = { ours: await throttledWork(page), bare: await throttledWork(bare) };
    const times = { ours: KEYS.map(() => [] as number[]), bare: KEYS.map(() => [] as number[]) };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, measured] of [
        ['ours', page],
        ['bare', bare],
      ] as const) {
        await measured.bringToFront();
        for (const [at, key] of KEYS.entries()) {
          const time = await workOf[name](() => measured.keyboard.press(key));
          // The first round only warms everything up.
          if (round > 0) times[name][at]?.push(time);
        }
        // Edits are sent and answered before the next round, not during one of its keys.
        if (name === 'ours') await page.locator('[data-state="saved"]').waitFor();
      }
    }
    const least = median(times.bare.map(median));
    // Both include the cost of pressing a key from outside and waiting for its frame.
    const ours = slowest(times.ours, least);
    const [paint, leastPaint] = [median(paints.ours), median(paints.bare)];
    return [
      {
        name: `slowest key in a table of 500, ${ours.key}, beyond a bare table's ${least.toFixed(1)} ms, 4x throttle`,
        ours: `${ours.time.toFixed(1)} ms`,
        limit: `${KEY_GOAL} ms`,
        ratio: ours.time / KEY_GOAL,
        goal: { atMost: 1 },
      },
      {
        name: `table of 500 painted (bare table: ${leastPaint.toFixed(0)} ms)`,
        ours: `${paint.toFixed(0)} ms`,
        limit: `${PAINT_GOAL} ms`,
        ratio: paint / PAINT_GOAL,
        goal: { atMost: 1 },
      },
    ];
  });

async function openScenario(browser: Browser, url: string): Promise<{ page: Page; list: string }> {
  const { token, headers, scenarioId, scenarioUrl } = await signUp(url);
  const { first, last } = item.numbers;
  for (let number = first; number <= last; number++) {
    const written = await fetch(`${scenarioUrl}/items-detail/${number}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name_ja: `鋼の剣${number}`, name_en: `Steel sword ${number}`, purchase_price: number }),
    });
    if (!written.ok) throw new Error(`items-detail: ${written.status}`);
  }
  const page = await measuredPage(browser, { login: { token, url } });
  const settings = `/scenarios/${scenarioId}/data-settings`;
  // A screen without a table, next to the tab of the items.
  await page.goto(`${url}${settings}/labyrinth-messages/signboard-entrance-ja`, { waitUntil: 'networkidle' });
  return { page, list: `${settings}/items` };
}

/** Measures the milliseconds from the click on the tab to the first rows on the screen; answers read before are cached. */
export async function openings(page: Page, list: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const time = (await page.evaluate(`new Promise((resolve) => {
      const start = performance.now();
      const look = () => document.querySelectorAll('[role=grid] td').length > 100
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        : requestAnimationFrame(look);
      document.querySelector('a[href="${list}"]').click();
      look();
    })`)) as number;
    if (round > 0) times.push(time);
    await page.waitForLoadState('networkidle');
    if (round === ROUNDS) break;
    await page.goBack();
    await page.locator('[role=grid]').waitFor({ state: 'detached' });
  }
  return times;
}

async function openBareTable(browser: Browser, url: string, paints: number[]): Promise<Page> {
  const page = await measuredPage(browser);
  for (let round = 0; round < ROUNDS; round++) {
    await openBare(page, url, '<input autofocus><table></table>', 'bareTable.js');
    paints.push(
      (await page.evaluate(
        "new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.getEntriesByType('paint')[0]?.startTime ?? performance.now()))))",
      )) as number,
    );
  }
  // Over a table the browser tests the pointer's position with every frame, on both pages.
  await page.locator('td').nth(20).hover();
  await page.locator('input').focus();
  return page;
}

/** Returns, for keys with their times, the slowest one and the median of its times, minus the cost of any key. */
function slowest(keys: readonly (readonly number[])[], least: number): { key: string; time: number } {
  const timed = keys.map((times, at) => ({ key: KEYS[at] as string, time: median(times) - least }));
  if (process.env.BENCH_KEYS)
    process.stderr.write(`${timed.map(({ key, time }) => `${key} ${time.toFixed(1)}`).join(', ')}\n`);
  return timed.reduce((most, one) => (one.time > most.time ? one : most));
}
