import { timings } from '#client/timings.ts';
import { isPrefetching } from './prefetchWhenIdle.ts';
import { reload } from './reload.ts';

const KEY = 'reloaded_at';

/**
 * Reloads the page when a chunk is gone, as after an update of the server; at most once a minute, so never in a circle
 * (spec 1 §8). Not for one that was fetched beforehand only: its screen is not wanted yet.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (isPrefetching()) return;
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < timings.reloadGuard) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    void reload();
  });
}
