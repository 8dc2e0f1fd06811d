import { isAway, webStorage } from '#client/storage/webStorage.ts';
import { timings } from '#client/timings.ts';
import { reload } from './reload.ts';

const KEY = 'reloaded_at';

/**
 * Reloads the page when a chunk that the user waits for is gone, as after an update of the server; at most once a minute, so never in a
 * loop (docs/product.md, "Errors"). Not used for prefetched chunks.
 * @throws the chunk's error if there is no reload; else it never resolves, as the page is left
 */
export async function reloadOnMissingChunk(error: unknown): Promise<never> {
  const storage = webStorage('session');
  const last = Number(storage.getItem(KEY) ?? 0);
  if (Date.now() - last < timings.reloadGuard || (isAway('session') && wasReloaded())) throw error;
  storage.setItem(KEY, String(Date.now()));
  await reload();
  return new Promise(() => {});
}

/** Whether this page came from a reload: a browser that stores nothing knows no more about the last one. */
const wasReloaded = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ type }) => type === 'reload');
