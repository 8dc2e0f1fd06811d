import type { Browser, Page } from '@playwright/test';
import { amount } from './amount.ts';
import { measuredPage, throttledWork } from './measuredPage.ts';
import { type Figure, median } from './table.ts';

const ROUNDS = amount(8, 1);
/** Milliseconds of work that a key may take: one frame (issue: under 16 ms a key at 4x throttle). */
const GOAL = 16;

interface KeysInFormParts {
  readonly browser: Browser;
  readonly login: { readonly token: string; readonly url: string };
  /** The kind of record in the form. */
  readonly name: string;
  /** Its path on the server. */
  readonly path: string;
  /** Path of the leaf that is typed into. */
  readonly leaf: string;
  /** Typed and taken back, so that every round begins with the same value. */
  readonly keys: readonly string[];
}

/** Measures typing into a leaf of a form, relative to a bare input; both throttled to a quarter. */
export async function keysInForm({ browser, login, name, path, leaf, keys }: KeysInFormParts): Promise<Figure> {
  const form = await measuredPage(browser, { login });
  await form.goto(`${login.url}${path}`, { waitUntil: 'networkidle' });
  const bare = await measuredPage(browser);
  await bare.setContent(`<!doctype html><div data-path="${leaf}"><input></div>`);
  const typing = { form: await typedInto(form, leaf, keys), bare: await typedInto(bare, leaf, keys) };
  const times = { form: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const page of ['form', 'bare'] as const) {
      const time = await typing[page]();
      // The first round only warms everything up.
      if (round > 0) times[page].push(time);
    }
  }
  const least = median(times.bare);
  // Both include the cost of pressing a key from outside and waiting for its frame, which is more than the work itself.
  const ours = median(times.form) - least;
  return {
    name: `key in ${name} beyond a bare input's ${least.toFixed(1)} ms, 4x throttle`,
    ours: `${ours.toFixed(1)} ms`,
    limit: `${GOAL} ms`,
    ratio: ours / GOAL,
    goal: { atMost: 1 },
  };
}

/** Prepares a throttled page; returns a function that measures how many milliseconds a key keeps its main thread busy, drawing included. */
async function typedInto(page: Page, leaf: string, keys: readonly string[]): Promise<() => Promise<number>> {
  const workOf = await throttledWork(page);
  return async () => {
    await page.bringToFront();
    await page.locator(`[data-path="${leaf}"] input`).focus();
    let work = 0;
    for (const key of keys) work += await workOf(() => page.keyboard.press(key));
    return work / keys.length;
  };
}
