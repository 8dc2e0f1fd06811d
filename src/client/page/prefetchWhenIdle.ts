import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Fetches the chunks of the screens one step away as `fetchWhenIdle` does; nothing for a reader who saves data. What was not fetched
 * beforehand is fetched when it is needed.
 * @returns what takes it back.
 */
export const prefetchWhenIdle: typeof fetchWhenIdle = (loads) => (savesData() ? () => {} : fetchWhenIdle(loads));

/**
 * Fetches what a screen shows later, one after the other, once nothing is waited for, after 2000 ms at the latest (docs/product.md, "Constants").
 * @returns what takes it back.
 */
export function fetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isOver = false;
  async function fetchAll(): Promise<void> {
    for (const load of loads) {
      if (isOver || siteConnection.state !== 'online') break;
      await load().catch(() => {});
    }
  }
  const takeBack = whenIdle(() => void fetchAll());
  return () => {
    isOver = true;
    takeBack();
  };
}

/** What the reader has asked of the browser; not every browser tells. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
