import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Every rule of axe holds for what is on the screen; what react-aria announces for a moment is no part of it, and of the
 * rows of a map or of a table two stand for all. `part` is a selector of what to look at, where it is not the whole page; `rules`
 * are some of them.
 */
export async function isAccessible(page: Page, part = 'html', rules?: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page })
    // There are no frames of other sites, for which it would open a page of its own each time.
    .setLegacyMode()
    .include(part)
    .exclude('[data-live-announcer]')
    .exclude('[role=grid] > [role=row]:nth-child(n+3)')
    .exclude('[role=grid] > tbody > tr:nth-child(n+3)');
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
  expect(found).toEqual([]);
}

/** Nothing reaches beyond the sides of the window, once what floats has found its place in it. */
export async function fitsAcross(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
