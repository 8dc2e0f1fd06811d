import type { Locator, Page } from '@playwright/test';

/** The acts of an author, as they are counted. */
export interface Acts {
  clicks: number;
  keys: number;
  characters: number;
  /** Screens to which one had to go. */
  pages: number;
  /** Controls that had to be scrolled to. */
  scrolls: number;
}

/** The hand of an author at mouse and keyboard, which counts its acts; a text counts by its characters, a drag as a click. */
export class Hand {
  readonly page: Page;
  readonly #acts: Acts = { clicks: 0, keys: 0, characters: 0, pages: 0, scrolls: 0 };
  readonly #parts: [name: string, begun: Acts][] = [];
  #path = '';

  constructor(page: Page) {
    this.page = page;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(page.url());
      if (this.#path !== '' && pathname !== this.#path) this.#acts.pages += 1;
      this.#path = pathname;
    });
  }

  /** Begins a part of the work under a name. */
  begins(part: string): void {
    this.#parts.push([part, { ...this.#acts }]);
  }

  /** The acts so far. */
  get all(): Readonly<Acts> {
    return { ...this.#acts };
  }

  /** The acts of each part, and of all. */
  get counts(): Readonly<Record<string, Acts>> {
    const ends = [...this.#parts.slice(1).map(([, begun]) => begun), this.#acts];
    const parts = this.#parts.map(([name, begun], at) => [name, difference(ends[at] ?? this.#acts, begun)]);
    return { ...Object.fromEntries(parts), all: { ...this.#acts } };
  }

  async clicks(target: Locator, button: 'left' | 'right' = 'left'): Promise<void> {
    await target.waitFor();
    const isHidden = await target.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      return !hit || !(element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit));
    });
    if (isHidden) this.#acts.scrolls += 1;
    await target.click({ button });
    this.#acts.clicks += 1;
  }

  /** Presses or drags on the map, in a way of the map's own. */
  async draws(stroke: () => Promise<void>): Promise<void> {
    await stroke();
    this.#acts.clicks += 1;
  }

  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.#acts.keys += 1;
    }
  }

  /** Types into whatever has the focus. */
  async types(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.#acts.characters += text.length;
  }

  /** Puts the cursor into a field, and types. */
  async writes(field: Locator, text: string): Promise<void> {
    await this.clicks(field);
    await this.types(text);
  }
}

const difference = (end: Acts, begun: Acts): Acts => ({
  clicks: end.clicks - begun.clicks,
  keys: end.keys - begun.keys,
  characters: end.characters - begun.characters,
  pages: end.pages - begun.pages,
  scrolls: end.scrolls - begun.scrolls,
});
