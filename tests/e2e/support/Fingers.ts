import type { CDPSession } from '@playwright/test';
import type { FloorMap, Point } from './FloorMap.ts';

/** Fingers on the screen, as the browser gets them from a touch panel. */
export class Fingers {
  readonly #session: CDPSession;
  readonly #map: FloorMap;
  /** Returns the pixel of a point while fingers are down: measuring between touches would make a long press of them. */
  #pixel: ((point: Point) => { readonly x: number; readonly y: number }) | undefined;

  constructor(session: CDPSession, map: FloorMap) {
    this.#session = session;
    this.#map = map;
  }

  /** Moves all fingers that touch the screen, the first one first. */
  async touch(type: 'touchStart' | 'touchMove', ...points: readonly Point[]): Promise<void> {
    this.#pixel ??= await this.#measure();
    const pixel = this.#pixel;
    const touchPoints = points.map((point, id) => ({ id, ...pixel(point) }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Lifts all fingers, or only the second one, from its place. */
  async lift(second?: Point): Promise<void> {
    const touchPoints = second && this.#pixel ? [{ id: 1, ...this.#pixel(second) }] : [];
    if (!second) this.#pixel = undefined;
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints });
  }

  async #measure() {
    const [from, to] = [await this.#map.pixel([0, 0]), await this.#map.pixel([1, 1])];
    return ([x, y]: Point) => ({ x: from.x + x * (to.x - from.x), y: from.y + y * (to.y - from.y) });
  }
}
