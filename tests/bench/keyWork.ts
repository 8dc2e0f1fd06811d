import type { Page } from '@playwright/test';
import { traced } from './traced.ts';

/**
 * Returns the milliseconds that the main thread of a page works on a key, from its event to the end of the frame after it: processor time,
 * whatever else the machine does meanwhile.
 */
export async function keyWork(page: Page, key: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, async () => {
    await page.keyboard.press(key);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))');
  });
  await session.detach();
  const pressed = events.findLast(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const inThread = events.filter(({ pid, tid }) => pid === pressed?.pid && tid === pressed.tid);
  const frame = inThread.find(({ name, ts }) => name === 'FireAnimationFrame' && ts > (pressed?.ts ?? 0));
  if (!pressed || !frame) throw new Error(`${key}: nothing was drawn`);
  const work = inThread
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur >= pressed.ts && ts <= frame.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return work / 1000;
}
