import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFirefox } from '../../browsers/firefox/isFirefox.ts';

/**
 * Checks every rule of axe on the screen, in Chromium only (axe ends the process of some pages in Firefox), without the short announcements of react-aria, and with two rows of a map or of a table standing
 * for all. `part` is a selector of the part to check, by default the whole page; `rules` restricts the rules.
 */
export async function isAccessible(page: Page, part = 'html', rules?: readonly string[]): Promise<void> {
  if (isFirefox(page.context())) return;
  const axe = new AxeBuilder({ page })
    // There are no frames of other sites, for which axe would open a page of its own each time.
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

/** Checks that nothing reaches beyond the sides of the window, after floating elements have found their place. */
export async function fitsAcross(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** Checks that no letter is smaller than 12 px, except in scaled pictures; `fields` is the minimum for input fields. */
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

/** Checks that Japanese on an English page, and English on a Japanese one, stand in an element that says so. */
export async function saysLanguages(page: Page): Promise<void> {
  const unsaid = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent ?? '';
        const element = node.parentElement;
        const isJapanese = /[\u3041-\u30ff\u4e00-\u9fff]/.test(words);
        const isEnglish = !isJapanese && /[A-Za-z]{3,}/.test(words) && words !== words.toUpperCase();
        if (!element || element.closest('script, style, textarea') || !(isJapanese || isEnglish)) continue;
        // A sentence of the interface may name a Japanese word, and the other way round: the voice of Japanese reads both.
        const around = [...element.childNodes].map(({ nodeValue }) => nodeValue ?? '').join('');
        const language = /[\u3041-\u30ff\u4e00-\u9fff]/.test(around + (element.getAttribute('aria-label') ?? ''))
          ? 'ja'
          : 'en';
        if (element.closest('[lang]')?.getAttribute('lang') !== language) found.push(words.trim());
      }
      return found;
    });
  await expect.poll(unsaid).toEqual([]);
}
