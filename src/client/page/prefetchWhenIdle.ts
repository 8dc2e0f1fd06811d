import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Loads the chunks of the screens one step away like `fetchWhenIdle`; does nothing if the user saves data. Chunks that were not prefetched
 * load when they are needed.
 * @returns a function that cancels it.
 */
export const prefetchWhenIdle: typeof fetchWhenIdle = (loads) => (savesData() ? () => {} : fetchWhenIdle(loads));

/**
 * Loads what a screen shows later, one chunk after the other, once nothing is being waited for, after 2000 ms at the latest
 * (docs/product.md, "Constants").
 * @returns a function that cancels it.
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

/** Whether the user has asked the browser to save data; not every browser reports it. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
