import type { CDPSession } from '@playwright/test';
import type { FloorMap, Point } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, viewport: { width: 834, height: 1112 } });

/** Fingers on the screen, as the browser gets them from a touch panel. */
class Fingers {
  readonly #session: CDPSession;
  readonly #map: FloorMap;

  constructor(session: CDPSession, map: FloorMap) {
    this.#session = session;
    this.#map = map;
  }

  async touch(type: 'touchStart' | 'touchMove', ...points: readonly Point[]): Promise<void> {
    const touchPoints = await Promise.all(points.map(async (point, id) => ({ id, ...(await this.#map.pixel(point)) })));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async lift(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

test('one finger draws; two zoom and pan, and draw nothing', async ({ page, context, map, words }) => {
  const fingers = new Fingers(await context.newCDPSession(page), map);
  await fingers.touch('touchStart', [4.5, 6]);
  for (let x = 5; x <= 7.5; x += 0.25) await fingers.touch('touchMove', [x, 6]);
  await fingers.lift();
  await map.shows(4, 6, { south: 'wall' });
  await map.shows(7, 6, { south: 'wall' });
  await map.counts(8);
  await map.isSaved();

  // The first finger begins a stroke; the second one takes it back.
  await fingers.touch('touchStart', [10.5, 12]);
  await fingers.touch('touchMove', [11.5, 12]);
  await fingers.touch('touchStart', [11.5, 12], [14.5, 12]);
  await fingers.touch('touchMove', [9.5, 12], [16.5, 12]);
  await fingers.touch('touchMove', [8.5, 12], [17.5, 12]);
  await fingers.lift();
  await expect(page.getByText(words.zoom(100))).toBeHidden();
  await map.counts(8);
});
