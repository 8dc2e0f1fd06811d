import { chromium, type Page } from '@playwright/test';
import { monster } from '#domain/resources/monster.ts';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { measuredPage, throttledWork } from './measuredPage.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = 8;
/** Milliseconds of work that a key may take: one frame (issue: under 16 ms a key at 4x throttle). */
const GOAL = 16;
const WORD = 'tsurugi';
/** Typed and taken back, so that every round begins with the same text. */
const KEYS = [...WORD, ...Array.from(WORD, () => 'Backspace')];

/** Typing into the form of a monster, which has more than a hundred fields, beside a bare input; both throttled to a quarter. */
export async function recordForm(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('there is no Chromium to measure with');
  const server = await startServer('src/server/start.ts');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const { token, scenarioId } = await signUp(server.url);
    const form = await measuredPage(browser, { login: { token, url: server.url } });
    await form.goto(`${server.url}/scenarios/${scenarioId}/data-settings/monsters/monster-list/0/monster-detail`, {
      waitUntil: 'networkidle',
    });
    const bare = await measuredPage(browser);
    await bare.setContent('<!doctype html><div data-path="name_en"><input></div>');
    const typing = { form: await typedInto(form), bare: await typedInto(bare) };
    const times = { form: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const name of ['form', 'bare'] as const) {
        const time = await typing[name]();
        // The first round only warms everything up.
        if (round > 0) times[name].push(time);
      }
    }
    const least = median(times.bare);
    // Both hold what it takes to press a key from outside and to wait for its frame, which is more than the work itself.
    const ours = median(times.form) - least;
    return [
      {
        name: `key in a form of ${monster.leaves.length} beyond a bare input's ${least.toFixed(1)} ms, 4x throttle`,
        ours: `${ours.toFixed(1)} ms`,
        limit: `${GOAL} ms`,
        ratio: ours / GOAL,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A page that is throttled, with what tells for how many milliseconds a key keeps its main thread busy, drawing included. */
async function typedInto(page: Page): Promise<() => Promise<number>> {
  const workOf = await throttledWork(page);
  return async () => {
    await page.bringToFront();
    await page.locator('[data-path="name_en"] input').focus();
    let work = 0;
    for (const key of KEYS) work += await workOf(() => page.keyboard.press(key));
    return work / KEYS.length;
  };
}
