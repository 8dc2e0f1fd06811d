import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { timings } from '#client/timings.ts';
import { amount } from './amount.ts';
import { builtGrid } from './builtGrid.ts';
import { inBrowser } from './inBrowser.ts';
import { measuredPage } from './measuredPage.ts';
import { openMap } from './openMap.ts';
import { paintFloors } from './paintFloors.ts';
import { signUp } from './signUp.ts';
import type { Figure } from './table.ts';
import { traced } from './traced.ts';

/** Time until everything that an opened map does is done, and time that it is then watched, in milliseconds. */
const SETTLING = amount(10_000, 500);
const LENGTH = amount(30_000, 500);
/** Work caused by a poll comes within this time. */
const POLL_LENGTH = 2000;

interface Run {
  readonly name: string;
  readonly delay: number;
  readonly at: number;
}

/** Measures a painted floor with its first-person view, untouched: frames that are drawn, and callbacks that run, except for the polls. */
export const idleMap = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, scenarioId } = await signUp(url);
    await paintFloors(url, token, scenarioId, builtGrid);
    const page = await measuredPage(browser, { script: 'callbackRuns.js', login: { token, url } });
    await openMap(page, url, scenarioId);
    await page.locator('aside canvas').waitFor();
    await wait(SETTLING);
    const polls: string[] = [];
    page.on('request', (request) => polls.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    await page.evaluate('callbackRuns.length = 0');
    const frames = await framesDrawn(page, () => wait(LENGTH));
    const runs = (await page.evaluate('callbackRuns')) as Run[];
    const pollTimes = runs.filter(({ delay }) => delay >= timings.versionPoll).map(({ at }) => at);
    const strays = runs.filter(({ at }) => !pollTimes.some((poll) => at >= poll && at - poll < POLL_LENGTH));
    if (strays.length > 0) process.stderr.write(`${JSON.stringify(strays)}\n`);
    return [
      none(`frames drawn while a map rests for ${LENGTH / 1000} s`, frames),
      none(`callbacks meanwhile, but for the polls (${polls.join(', ')})`, strays.length),
    ];
  });

/** Counts the frames that reach the screen during `act`. */
async function framesDrawn(page: Page, act: () => Promise<unknown>): Promise<number> {
  const events = await traced(await page.context().newCDPSession(page), act);
  return events.filter(({ name }) => name === 'DrawFrame').length;
}

const none = (name: string, count: number): Figure => ({
  name,
  ours: String(count),
  limit: '0',
  ratio: count,
  goal: { atMost: 0 },
});
