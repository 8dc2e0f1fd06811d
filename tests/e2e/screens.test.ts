import AxeBuilder from '@axe-core/playwright';
import { screens } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MAIN = ['login', 'registration', 'terms', 'author home', 'scenario list', 'scenario home', 'floor map'];

/**
 * Every rule of axe holds for what is on the screen; what react-aria announces for a moment is no part of it, and of the
 * map's 24 rows two stand for all.
 */
async function isAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    .exclude('[data-live-announcer]')
    .exclude('[role=grid] > [role=row]:nth-child(n+3)');
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
  expect(found).toEqual([]);
}

/** Nothing reaches beyond the sides of the window, once what floats has found its place in it. */
async function fitsAcross(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

test.describe.configure({ mode: 'parallel', timeout: 60_000 });

for (const [language, theme] of [
  ['ja', 'light'],
  ['ja', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
] as const) {
  test.describe(`${language}, ${theme}`, () => {
    test.use({ language, colorScheme: theme, viewport: DESKTOP });
    for (const [name, show] of Object.entries(screens)) {
      test(`${name}: accessible, and as wide as the window`, async ({ page, author, faults }) => {
        faults.expect(/status of 422/);
        await show(author);
        await isAccessible(page);
        await page.setViewportSize(PHONE);
        await fitsAcross(page);
        if (MAIN.includes(name)) await isAccessible(page);
      });
    }
  });
}
