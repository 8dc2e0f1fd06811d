import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { timings } from '#client/timings.ts';

/**
 * Fetches the chunks of the screens one step away as `fetchWhenIdle` does; nothing for a reader who saves data. What was not fetched
 * beforehand is fetched when it is needed.
 * @returns what takes it back.
 */
export const prefetchWhenIdle: typeof fetchWhenIdle = (loads) => (savesData() ? () => {} : fetchWhenIdle(loads));

/**
 * Fetches what a screen shows later, one after the other, in a moment without other work, after 2000 ms at the latest (docs/product.md, "Constants").
 * @returns what takes it back.
 */
export function fetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const ending = new AbortController();
  async function fetchAll(): Promise<void> {
    for (const load of loads) {
      if (ending.signal.aborted || siteConnection.state !== 'online') break;
      await load().catch(() => {});
    }
  }
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(() => void fetchAll(), { timeout: timings.idlePrefetch });
    ending.signal.addEventListener('abort', () => cancelIdleCallback(waiting));
  } else {
    const waiting = setTimeout(() => void fetchAll(), timings.idlePrefetch);
    ending.signal.addEventListener('abort', () => clearTimeout(waiting));
  }
  return () => ending.abort();
}

/** What the reader has asked of the browser; not every browser tells. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
