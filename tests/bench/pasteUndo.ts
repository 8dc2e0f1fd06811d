import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { timings } from '#client/timings.ts';
import { amount } from './amount.ts';
import { builtGrid } from './builtGrid.ts';
import { inBrowser } from './inBrowser.ts';
import { keyWork } from './keyWork.ts';
import { measuredPage, openBare } from './measuredPage.ts';
import { openMap } from './openMap.ts';
import { paintFloors } from './paintFloors.ts';
import { signUp } from './signUp.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(12, 1);
/** Milliseconds, longer than any pause after a change. */
const RESTING = timings.thumbnailPause + 1000;
/** Milliseconds of a frame (issue: "undo of a whole-floor paste <= one frame"). */
const GOAL = 1000 / 60;

/**
 * Measures undoing a paste of a whole floor over another: how long the page works on the key and the frame that shows the former floor,
 * relative to a bare canvas that paints as many cells.
 */
export const pasteUndo = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, scenarioId } = await signUp(url);
    await paintFloors(url, token, scenarioId, builtGrid);
    const map = await measuredPage(browser, { login: { token, url } });
    await openMap(map, url, scenarioId, '01');
    await map.getByRole('grid').focus();
    await map.keyboard.press('Control+a');
    await map.keyboard.press('Control+c');
    await openMap(map, url, scenarioId, '02');
    await map.getByRole('grid').focus();
    await map.keyboard.press('Control+v');
    await map.keyboard.press('Enter');
    await map.keyboard.press('Escape');
    const bare = await openBareCanvas(browser, url);
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      await map.bringToFront();
      // Work after a change (saving, checking, the background picture) is over.
      await wait(RESTING);
      const ours = await keyWork(map, 'Control+z');
      await map.keyboard.press('Control+y');
      await bare.bringToFront();
      const least = await keyWork(bare, 'Control+z');
      // The first round only warms everything up.
      if (round === 0) continue;
      times.ours.push(ours);
      times.bare.push(least);
    }
    const [time, least] = [median(times.ours), median(times.bare)];
    return [
      {
        name: `undo of a pasted floor (bare canvas: ${least.toFixed(1)} ms)`,
        ours: `${time.toFixed(1)} ms`,
        limit: `${GOAL.toFixed(1)} ms`,
        ratio: time / GOAL,
        goal: { atMost: 1 },
      },
    ];
  });

async function openBareCanvas(browser: Browser, url: string): Promise<Page> {
  const page = await measuredPage(browser);
  await openBare(page, url, '', 'bareFloor.js');
  await page.evaluate("addEventListener('keydown', () => requestAnimationFrame(() => openFloor()))");
  return page;
}
