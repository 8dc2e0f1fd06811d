import { flushUnsaved } from './unsaved.ts';

const KEY = 'reloaded_at';
/** Milliseconds between two such reloads at least (spec 1 §9). */
const GUARD = 60_000;

/** Reloads the page when a chunk is gone, as after an update of the server; at most once a minute (spec 1 §8). */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < GUARD) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    void flushUnsaved().finally(() => location.reload());
  });
}
