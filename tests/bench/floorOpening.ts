import type { Browser, Page } from '@playwright/test';
import { amount } from './amount.ts';
import { builtGrid } from './builtGrid.ts';
import { inBrowser } from './inBrowser.ts';
import { measuredPage, openBare } from './measuredPage.ts';
import { openMap } from './openMap.ts';
import { paintFloors } from './paintFloors.ts';
import { signUp } from './signUp.ts';
import { type Figure, median } from './table.ts';

/** The number of floors that are opened in turn, each once to be fetched and then once more from the cache. */
const FLOORS = amount(20, 2);
/** The maximum cost of a floor relative to the bare page: a factor, and additional milliseconds. */
const GOAL = { times: 1.5, besides: 50 };

/**
 * Measures the time from the press on a floor of the list to its picture, relative to a bare page that requests the same and paints as many
 * cells.
 */
export const floorOpening = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, headers, scenarioId } = await signUp(url);
    await paintFloors(url, token, scenarioId, builtGrid);
    const map = await measuredPage(browser, { script: 'untilShown.js', login: { token, url } });
    await openMap(map, url, scenarioId);
    const bare = await openBareFloor(browser, url);
    const times = {
      fetched: [] as number[],
      held: [] as number[],
      bareFetched: [] as number[],
      bareHeld: [] as number[],
    };
    for (const kind of ['fetched', 'held'] as const) {
      for (let number = 2; number < FLOORS + 2; number++) {
        const floor = String(number).padStart(2, '0');
        const input = encodeURIComponent(JSON.stringify({ scenario_id: scenarioId, floor_number: floor }));
        await map.bringToFront();
        const time = await openFromList(map, `/scenarios/${scenarioId}/floor-maps/${floor}`);
        // Work after the floor is shown, such as checking it, is over before the next one.
        await map.waitForLoadState('networkidle');
        await bare.bringToFront();
        const address = kind === 'fetched' ? `${url}/trpc/floors.read?input=${input}` : undefined;
        const least = await openBareOne(bare, address, headers);
        // The first only warms everything up.
        if (number === 2) continue;
        times[kind].push(time);
        times[kind === 'fetched' ? 'bareFetched' : 'bareHeld'].push(least);
      }
    }
    return [
      figure('floor opened from the list, fetched', times.fetched, times.bareFetched),
      figure('floor opened from the list, held', times.held, times.bareHeld),
    ];
  });

/** Resolves when the map names the floor and has drawn it. */
const openFromList = (page: Page, path: string): Promise<number> =>
  page.evaluate(`(() => {
    const grid = document.querySelector('[role=grid]');
    const before = grid.getAttribute('aria-label');
    return untilShown(
      () => document.querySelector('a[href="${path}"]').click(),
      () => grid.getAttribute('aria-label') !== before,
    );
  })()`);

const openBareOne = (page: Page, address: string | undefined, headers: object): Promise<number> =>
  page.evaluate(`(() => {
    const before = shownFloors;
    return untilShown(
      () => openFloor(${JSON.stringify(address)}, ${JSON.stringify(headers)}),
      () => shownFloors > before,
    );
  })()`);

async function openBareFloor(browser: Browser, url: string): Promise<Page> {
  const page = await measuredPage(browser, { script: 'untilShown.js' });
  await openBare(page, url, '', 'bareFloor.js');
  return page;
}

function figure(name: string, ours: readonly number[], bare: readonly number[]): Figure {
  const [time, least] = [median(ours), median(bare)];
  const limit = GOAL.times * least + GOAL.besides;
  return {
    name: `${name} (bare: ${least.toFixed(0)} ms)`,
    ours: `${time.toFixed(0)} ms`,
    limit: `${limit.toFixed(0)} ms`,
    ratio: time / limit,
    goal: { atMost: 1 },
  };
}
