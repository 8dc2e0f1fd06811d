// Browsers, translators and proxies do this to a page, and it must stand that.
import { expect, type Page } from '@playwright/test';

/** Refuses everything by which a page can store, before its first script; some of it by being null. */
export async function refusesStorage(page: Page, { cookies }: { readonly cookies: boolean }): Promise<void> {
  await page.addInitScript((refusesCookies) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'caches']) Object.defineProperty(window, name, { get: refuse });
    for (const name of ['sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { value: null });
    if (refusesCookies) Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  }, cookies);
}

/** Translates the page from now on: every text node is wrapped in <font> elements, as Chromium and Google Translate do it. */
export const translates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '' || parent.closest('font, script, style, textarea, svg')) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Words of browsers, proxies and programs that no reader of a Japanese page should see. */
const FOREIGN =
  /Failed to fetch|Load failed|NetworkError|is not valid JSON|Unexpected token|Bad Gateway|SecurityError|Access is denied|TypeError|undefined|\[object/;

/** The screen is there: no error page, no empty page, and nothing in the words of a browser. */
export async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^500/ })).toHaveCount(0);
  await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(20);
  expect(await page.locator('body').innerText()).not.toMatch(FOREIGN);
}

/** Returns the texts and controls that cannot be seen whole, nor reached by scrolling. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const isCut = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      let [across, down] = [true, true];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // For screen readers alone, or shortened with an ellipsis on purpose.
        if (box.width <= 1 || box.height <= 1 || style.textOverflow === 'ellipsis' || style.clipPath !== 'none')
          return false;
        if (scrolls(style.overflowX)) across = false;
        if (scrolls(style.overflowY)) down = false;
        if (at !== element) {
          if (across && clips(style.overflowX) && (right > box.right + 2 || left < box.left - 2)) return true;
          if (down && clips(style.overflowY) && (bottom > box.bottom + 2 || top < box.top - 2)) return true;
        }
        // Out of sight above the window until it has the focus.
        if (style.position === 'fixed' && bottom <= 2) return false;
        if (style.position === 'fixed') {
          const { clientWidth, clientHeight } = document.documentElement;
          return (
            (across && (right > clientWidth + 2 || left < -2)) || (down && (bottom > clientHeight + 2 || top < -2))
          );
        }
      }
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.matches('button, a[href], input, select, textarea') || isText(element))
      .filter((element) => !element.closest('[aria-hidden=true], [inert], canvas, svg, [role=grid]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(isCut)
      .map((element) => element.outerHTML.slice(0, 160));
  });
