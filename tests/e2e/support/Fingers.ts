import type { CDPSession } from '@playwright/test';
import type { FloorMap, Point } from './FloorMap.ts';

/** Fingers on the screen, as the browser gets them from a touch panel. */
export class Fingers {
  readonly #session: CDPSession;
  readonly #map: FloorMap;

  constructor(session: CDPSession, map: FloorMap) {
    this.#session = session;
    this.#map = map;
  }

  /** Moves all fingers that touch the screen, the first one first. */
  async touch(type: 'touchStart' | 'touchMove', ...points: readonly Point[]): Promise<void> {
    const touchPoints = await Promise.all(points.map(async (point, id) => ({ id, ...(await this.#map.pixel(point)) })));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Lifts all fingers, or only the second one, from its place. */
  async lift(second?: Point): Promise<void> {
    const touchPoints = second ? [{ id: 1, ...(await this.#map.pixel(second)) }] : [];
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints });
  }
}
