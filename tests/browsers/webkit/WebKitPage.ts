import { expect } from '@playwright/test';
import type { WebDriver } from './WebDriver.ts';

/** A point of the window, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The keys without a letter, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** How a control is told to assistive technology. `exact: false` looks for a name that contains the text. */
interface Told {
  readonly exact?: boolean;
}

/** The page in the window of WebKit, with what a user does and sees there. */
export class WebKitPage {
  readonly #driver: WebDriver;
  #origin = '';

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  /** Opens a path of a site; without an origin, of the last one. */
  async goto(path: string, origin = this.#origin): Promise<void> {
    this.#origin = origin;
    await this.#driver.call('POST', '/url', { url: new URL(path, origin).href });
    await this.#watch();
  }

  async reload(): Promise<void> {
    await this.#driver.call('POST', '/refresh', {});
    await this.#watch();
  }

  async setCookie(name: string, value: string): Promise<void> {
    await this.#driver.call('POST', '/cookie', { cookie: { name, value } });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.call('POST', '/window/rect', { width, height });
  }

  /** Runs a function in the page. It sees nothing of the test but its arguments. */
  run<Answer, Given extends unknown[]>(work: (...given: Given) => Answer, ...given: Given): Promise<Answer> {
    const script = `return (${work}).apply(null, arguments);`;
    return this.#driver.call('POST', '/execute/sync', { script, args: given });
  }

  /** Runs a function in the page, and waits for its promise for up to two minutes. */
  async awaits<Answer, Given extends unknown[]>(
    work: (...given: Given) => Promise<Answer>,
    ...given: Given
  ): Promise<Answer> {
    const script = `const done = [...arguments].pop(); (${work}).apply(null, arguments).then(done);`;
    await this.#driver.call('POST', '/timeouts', { script: 120_000 });
    return this.#driver.call('POST', '/execute/async', { script, args: given });
  }

  /** Waits until a line of the page's text matches. */
  async shows(line: string | RegExp): Promise<void> {
    const matches = async () => {
      const lines = (await this.run(() => document.body.innerText)).split('\n');
      return lines.some((one) => (typeof line === 'string' ? one.includes(line) : line.test(one)));
    };
    await expect.poll(matches, `a line with ${line}`).toBe(true);
  }

  /** Waits for a control, and returns its middle. */
  async middleOf(name: string, told: Told = {}): Promise<Pixel> {
    const found = () => this.run(middleOfControl, name, told.exact ?? true);
    await expect.poll(found, `a control named ${name}`).not.toBeNull();
    return (await found()) as Pixel;
  }

  /** Presses a button, link, field or choice with the mouse. */
  async clicks(name: string, told?: Told): Promise<void> {
    await this.drags([await this.middleOf(name, told)]);
  }

  /** Presses the first element that a selector finds. */
  async clicksOn(selector: string): Promise<void> {
    const found = () =>
      this.run((selected) => {
        const element = document.querySelector(selected);
        element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      }, selector);
    await expect.poll(found, selector).not.toBeNull();
    await this.drags([(await found()) as Pixel]);
  }

  /** Draws with the left button through the points; a single one is a click. */
  async drags([first, ...rest]: readonly Pixel[]): Promise<void> {
    if (!first) throw new RangeError('a stroke has a beginning');
    const move = ({ x, y }: Pixel) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
    const actions = [
      move(first),
      { type: 'pointerDown', button: 0 },
      ...rest.map((point) => ({ ...move(point), duration: 50 })),
      { type: 'pointerUp', button: 0 },
    ];
    await this.#acts({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  /** Presses keys one after another: `Enter`, `Control+z`, `a`. */
  async presses(...combinations: readonly string[]): Promise<void> {
    const actions = combinations.flatMap((combination) => {
      const keys = combination.split('+').map((key) => KEYS[key] ?? key);
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
      return [...down, ...up];
    });
    await this.#acts({ type: 'key', id: 'keyboard', actions });
  }

  /** Types a text where the focus is. */
  async types(text: string): Promise<void> {
    await this.presses(...text);
  }

  /** Checks that nothing failed in the page since it was opened. */
  async isWell(): Promise<void> {
    expect(await this.run(() => (window as { faults?: string[] }).faults ?? [])).toEqual([]);
  }

  async #acts(source: object): Promise<void> {
    await this.#driver.call('POST', '/actions', { actions: [source] });
    await this.#driver.call('DELETE', '/actions');
  }

  /** The driver tells nothing of errors: the page keeps those that come after it has loaded. */
  async #watch(): Promise<void> {
    await this.run(() => {
      const faults: string[] = [];
      Object.assign(window, { faults });
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    });
  }
}

/** Runs in the page: the middle of the first visible control of a name, scrolled into view; null without one. */
function middleOfControl(name: string, exact: boolean): Pixel | null {
  const named = (element: HTMLElement) =>
    [
      element.getAttribute('aria-label'),
      (element as HTMLInputElement).labels?.[0]?.textContent,
      element.textContent,
      element.title,
    ].some((text) => (exact ? text?.replace(/\s*\*?\s*$/, '') === name : text?.includes(name)));
  const controls = document.querySelectorAll<HTMLElement>(
    'button, a, input, textarea, label, [role=button], [role=menuitem], [role=option], [role=gridcell]',
  );
  const found = [...controls].find((one) => one.checkVisibility() && named(one) && one.getClientRects().length > 0);
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
