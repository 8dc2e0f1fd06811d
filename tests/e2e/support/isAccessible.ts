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

/** No letter is smaller than 12 px, but for those of pictures that are drawn to a scale; `fields`: what one writes into is at least so large. */
export async function isLegible(page: Page, fields = 0): Promise<void> {
  const small = await page.evaluate((least) => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const holdsText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const words = [...document.body.querySelectorAll(':not(script, style, [role=img] *, svg *)')].filter(
      (element) => holdsText(element) && sizeOf(element) > 0 && sizeOf(element) < 12,
    );
    const written = [...document.querySelectorAll('input, textarea, select')].filter(
      (field) =>
        !['checkbox', 'radio', 'range', 'file'].includes(field.getAttribute('type') ?? '') && sizeOf(field) < least,
    );
    return [...words, ...written].filter(isShown).map((element) => [element.outerHTML.slice(0, 120), sizeOf(element)]);
  }, fields);
  expect(small).toEqual([]);
}
